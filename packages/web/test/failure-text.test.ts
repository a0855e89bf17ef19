// Every error that the server can answer with has a sentence in every language.
import './support/browser.ts';
import { LOCALES } from '@arpents/messages';
import { ERROR_CODES } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { failureSentences, failureText } from '../src/text/failure-text.ts';

describe('an error of the server', () => {
  for (const locale of LOCALES) {
    it(`is a whole sentence of its own in ${locale}, whatever its code`, () => {
      const sentences = [...ERROR_CODES, 'unreachable' as const].map((code) => ({
        code,
        sentence: failureText(code, locale),
      }));
      for (const { code, sentence } of sentences) {
        expect([code, sentence]).toEqual([code, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
      }
      expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(sentences.length);
    });
  }

  it('of its own making carries the number that its log knows, and no other does', () => {
    const failure = { code: 'internal-error', refusal: null, version: null } as const;
    const told = failureSentences({ ...failure, requestId: 'AbCd1234' }, 'en');
    expect(told).toMatch(/^Something went wrong .* quote this number .*: AbCd1234\.$/);
    expect(failureSentences({ ...failure, requestId: null }, 'en')).not.toContain('number');
  });
});
