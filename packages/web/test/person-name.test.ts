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
    ['en', 'Guest 3f2a', 'Élise (guest)', 'a player who left'],
    ['fr', 'Invité 3f2a', 'Élise (invité)', 'joueur supprimé'],
  ] as const)('without an account is called so in %s', (locale, guest, namedGuest, gone) => {
    const said = (name: string, isGuest: boolean, named: boolean): string =>
      nameOfPerson({ id: '3f2aXXXX', name, guest: isGuest, named }, speaking(locale));
    expect(said('3f2a', true, false)).toBe(guest);
    expect(said('Élise', true, true)).toBe(namedGuest);
    expect(said('3f2a', false, false)).toBe(gone);
  });

  it('with an account is called as they wish', () => {
    const person = { id: 'x', name: 'Élise', guest: false, named: true };
    expect(nameOfPerson(person, speaking('fr'))).toBe('Élise');
  });
});
