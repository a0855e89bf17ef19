// Guests are named in the reader's language.
import './support/browser.ts';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@arpents/messages';
import { nameOfPerson } from '../src/text/person-name.ts';
import { textIn, type TextOf } from '../src/text/use-text.ts';

const speaking =
  (locale: Locale): TextOf =>
  (key, ...words) =>
    textIn(locale, key, ...words);

describe('a person', () => {
  it.each([
    ['en', 'Guest 3f2a'],
    ['fr', 'Invité 3f2a'],
  ] as const)('who is a guest is called so in %s', (locale, name) => {
    expect(nameOfPerson({ id: '3f2aXXXX', name: '3f2a', guest: true }, speaking(locale))).toBe(
      name,
    );
  });

  it('with an account is called as they wish', () => {
    expect(nameOfPerson({ id: 'x', name: 'Élise', guest: false }, speaking('fr'))).toBe('Élise');
  });
});
