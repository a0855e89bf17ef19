// Standing orders (R101–R108): what is answered while the player is away, with a preview on the present hand.
import type { PlayerView, Side } from '@arpents/engine';
import { describeAction, locationName } from '@arpents/messages';
import {
  AMBUSH_ORDERS,
  LOSS_PLACE_ORDERS,
  RAID_ORDERS,
  SETTLE_ORDERS,
  SIEGE_LOSS_ORDERS,
  circumstancesOf,
  type CardGroup,
  type StandingOrders,
} from '@arpents/session';
import { useEffect, useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { Pick } from '../parts/pick.tsx';
import { changeOrders, learnOrders, useOrders, type OrderedGame } from '../state/own-orders.ts';
import { useText } from '../text/use-text.ts';
import { previewOrders } from './preview.ts';

export function StandingOrdersPanel({
  game,
  side,
  view,
}: {
  readonly game: OrderedGame;
  readonly side: Side;
  readonly view: PlayerView;
}): ReactElement {
  const { t, locale } = useText();
  const orders = useOrders(game, side);
  const { opponent } = circumstancesOf(game.pace, game.seats, side);
  const [isKept, setKept] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    void learnOrders(game, side);
  }, [game, side]);

  const change = (part: Partial<StandingOrders>): void => {
    setKept(false);
    void changeOrders(game.id, { ...orders, ...part }).then((problem) => {
      setKept(problem === null);
      setFailure(problem);
    });
  };

  return (
    <div className="orders stack">
      <p className="hint">{t('orders.note')}</p>
      <Pick
        label={t('orders.ambush')}
        about="orders.ambush"
        value={orders.ambush}
        options={AMBUSH_ORDERS}
        name={(one) => t(`orders.ambush.${one}`)}
        onPick={(ambush) => {
          change({ ambush });
        }}
      />
      <Ranking
        label={t('orders.ambush-blockers')}
        about="orders.ambush-blockers"
        groups={orders.ambushBlockers}
        onRank={(ambushBlockers) => {
          change({ ambushBlockers });
        }}
      />
      <Ranking
        label={t('orders.ambush-losses')}
        about="orders.ambush-losses"
        groups={orders.ambushLosses}
        onRank={(ambushLosses) => {
          change({ ambushLosses });
        }}
      />
      <Pick
        label={t('orders.loss-from')}
        about="orders.loss-from"
        value={orders.ambushLossFrom}
        options={LOSS_PLACE_ORDERS}
        name={(one) => t(`orders.from.${one}`)}
        onPick={(ambushLossFrom) => {
          change({ ambushLossFrom });
        }}
      />
      <Pick
        label={t('orders.convert-from')}
        about="orders.convert-from"
        value={orders.convertFrom}
        options={LOSS_PLACE_ORDERS}
        name={(one) => t(`orders.from.${one}`)}
        onPick={(convertFrom) => {
          change({ convertFrom });
        }}
      />
      <Pick
        label={t('orders.raid')}
        about="orders.raid"
        value={orders.raid}
        options={RAID_ORDERS}
        name={(one) => t(`orders.raid.${one}`)}
        onPick={(raid) => {
          change({ raid });
        }}
      />
      <Ranking
        label={t('orders.raid-blockers')}
        about="orders.raid-blockers"
        groups={orders.raidBlockers}
        onRank={(raidBlockers) => {
          change({ raidBlockers });
        }}
      />
      <Pick
        label={t('orders.settle')}
        about="orders.settle"
        value={orders.settleAfterSurrender}
        options={SETTLE_ORDERS}
        name={(one) => t(`orders.settle.${one}`)}
        onPick={(settleAfterSurrender) => {
          change({ settleAfterSurrender });
        }}
      />
      <Pick
        label={t('orders.siege-loss')}
        about="orders.siege-loss"
        value={orders.siegeLoss}
        options={SIEGE_LOSS_ORDERS}
        name={(one) => t(`orders.siege-loss.${one}`)}
        onPick={(siegeLoss) => {
          change({ siegeLoss });
        }}
      />
      <Ranking
        label={t('orders.siege-losses')}
        about="orders.siege-losses"
        groups={orders.siegeLosses}
        onRank={(siegeLosses) => {
          change({ siegeLosses });
        }}
      />
      <p role="status" className="hint">
        {isKept ? t('orders.kept') : t('orders.keeping')}
      </p>
      {failure !== null && <FailureLine failure={failure} />}
      <section aria-label={t('orders.preview')}>
        <h3>{t('orders.preview')}</h3>
        <ul>
          {previewOrders(view, side, orders, opponent).map(({ occasion, location, answer }, i) => (
            <li key={i}>
              <strong>
                {t(`orders.if.${occasion}`, {
                  place: location === null ? '' : locationName(location, locale),
                })}
              </strong>{' '}
              {answer === null ? t('orders.asked') : describeAction(answer, side, locale)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** An order of card groups, moved up one step at a time. */
function Ranking({
  label,
  about,
  groups,
  onRank,
}: {
  readonly label: string;
  /** What a tip says about it. */
  readonly about: string;
  readonly groups: readonly CardGroup[];
  readonly onRank: (groups: readonly CardGroup[]) => void;
}): ReactElement {
  const { t } = useText();
  const raise = (at: number): void => {
    const ranked = [...groups];
    const [moved] = ranked.splice(at, 1);
    if (moved === undefined) return;
    ranked.splice(at - 1, 0, moved);
    onRank(ranked);
  };
  return (
    <fieldset data-about={about}>
      <legend>{label}</legend>
      <ol className="ranking">
        {groups.map((group, at) => (
          <li key={group}>
            {t(`group.${group}`)}
            {at > 0 && (
              <button
                type="button"
                className="quiet"
                aria-label={t('orders.sooner', { card: t(`group.${group}`) })}
                onClick={() => {
                  raise(at);
                }}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
