// Somebody at the table: who they are, and what can be done about them. A dialog that the name opens.
import type { PersonName } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { ProfilePanel } from '../account/profile-panel.tsx';
import '../account/account.css';
import { MannersTowards } from '../people/manners.tsx';
import { useGame } from '../state/table.ts';

export function AboutPlayer({ person }: { readonly person: PersonName }): ReactElement {
  const game = useGame(({ id, viewer }) => (viewer === 'spectator' ? null : id));
  return (
    <div className="stack">
      {!person.guest && <ProfilePanel person={person.id} />}
      <MannersTowards person={person} game={game} isOpen />
    </div>
  );
}
