// A person by name. Where they chose none, it is put into words: a guest by a few letters, and somebody who left.
import type { PersonName } from '@arpents/protocol';
import type { TextOf } from './use-text.ts';

export function nameOfPerson({ name, guest, named }: PersonName, t: TextOf): string {
  if (named) return guest ? t('player.named-guest', { name }) : name;
  return guest ? t('player.guest', { name }) : t('player.gone');
}
