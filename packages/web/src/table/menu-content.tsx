// What the dialogs of the table's menu hold.
import type { LocationId, PlayerView } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { SignInPanel } from '../account/sign-in-panel.tsx';
import { isEmptyDraft, prospectsOf } from '../draft/draft.ts';
import { ShufflesPanel } from '../fair/shuffles-panel.tsx';
import { Guide } from '../guide/guide.tsx';
import { Settings } from '../home/settings-panel.tsx';
import { LocalGamePanel } from '../keeping/local-game-panel.tsx';
import { OtherGames } from '../lobby/other-games.tsx';
import { StandingOrdersPanel } from '../orders/standing-orders-panel.tsx';
import { hrefOf } from '../parts/book-address.ts';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { Gazetteer } from '../places/gazetteer.tsx';
import { isMyAction, seatOf } from '../state/seat.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { CardReference } from './card-reference.tsx';
import { DeckOdds } from './deck-odds.tsx';
import { EndGame } from './end-game.tsx';
import { KeysHelp } from './keys-help.tsx';
import type { MenuItem } from '../parts/menu-names.ts';
import { Messages } from './messages.tsx';
import { Notes } from './notes.tsx';
import { RulesInForce } from './rules-in-force.tsx';
import { ScreenShared } from './two-at-one-screen.tsx';

export interface MenuContentProps {
  readonly item: Exclude<MenuItem, 'hints'>;
  readonly view: PlayerView;
  readonly onDone: () => void;
}

export function MenuContent({ item, view, onDone }: MenuContentProps): ReactElement | null {
  const id = useGame((game) => game.id);
  const summary = useGame((game) => game.summary);
  const { viewer } = view;
  const { t } = useText();
  switch (item) {
    case 'guide':
      return (
        <>
          <Guide heading="h3" />
          <p className="guide-end">
            <a href={hrefOf('')} target="_blank" rel="noopener">
              {t('guide.book')}
            </a>
          </p>
        </>
      );
    case 'orders':
      return summary === null || viewer === 'spectator' ? null : (
        <StandingOrdersPanel game={summary} side={viewer} view={view} />
      );
    case 'messages':
      return <Messages />;
    case 'places':
      return <Places view={view} onDone={onDone} />;
    case 'cards':
      return <CardReference firstOwner={seatOf(view)} />;
    case 'odds':
      return <DeckOdds view={view} />;
    case 'rules':
      return <RulesInForce view={view} />;
    case 'shuffles':
      return <ShufflesPanel />;
    case 'notes':
      return id === null ? null : <Notes game={id} />;
    case 'keys':
      return <KeysHelp />;
    case 'games':
      return <OtherGames onTable={id} />;
    case 'screen':
      return <ScreenShared />;
    case 'keeping':
      return summary === null ? null : <Kept summary={summary} />;
    case 'settings':
      return <Settings heading="h3" />;
    case 'account':
      return <SignInPanel onDone={onDone} />;
    case 'end':
      return <EndGame onDone={onDone} />;
  }
}

/** Whoever hands this game over goes on with it there. */
function Kept({ summary }: { readonly summary: GameSummary }): ReactElement {
  const [, go] = useLocation();
  return (
    <LocalGamePanel
      game={summary}
      onHandedOver={(there) => {
        go(pathOfGame(there), { replace: true });
      }}
      onRemoved={() => {
        go(PATHS.home, { replace: true });
      }}
    />
  );
}

/** The gazetteer of this table: a place is chosen as on the map, and the map has the focus afterwards. */
function Places({
  view,
  onDone,
}: {
  readonly view: PlayerView;
  readonly onDone: () => void;
}): ReactElement {
  const draft = useGame((game) => game.draft);
  const { chooseLocation } = useTable();
  const takesAction = isMyAction(view);
  const targets = useMemo(
    () => (takesAction && !isEmptyDraft(draft) ? prospectsOf(view, draft).locations : null),
    [takesAction, view, draft],
  );
  const choose = (location: LocationId): void => {
    if (takesAction) chooseLocation(location);
    onDone();
    // After the dialog has given back the focus.
    setTimeout(() => {
      document.getElementById(`place-${location}`)?.focus();
    });
  };
  return <Gazetteer view={view} targets={targets} onChoose={choose} />;
}
