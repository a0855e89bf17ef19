// A person by name. Where they chose none, it is put into words: a guest by a few letters, and somebody who left.
import type { PersonName } from '@arpents/protocol';
import type { TextOf } from './use-text.ts';

/** Whether nobody can be this person any more: accounts have names, guests are guests. */
export const hasLeft = ({ guest, named }: PersonName): boolean => !guest && !named;

export function nameOfPerson(person: PersonName, t: TextOf): string {
  const { name, guest, named } = person;
  if (named) return guest ? t('player.named-guest', { name }) : name;
  return hasLeft(person) ? t('player.gone') : t('player.guest', { name });
}
