// A person by name; a guest has none but a few letters, which are put into words.
import type { PersonName } from '@arpents/protocol';
import type { TextOf } from './use-text.ts';

export const nameOfPerson = ({ name, guest }: PersonName, t: TextOf): string =>
  guest ? t('player.guest', { name }) : name;
