// A new game: opponent, side, preset or rules of one's own, pace, rated, who may watch.
import { PRESETS, resolveOptions, type Edition, type RuleId } from '@arpents/engine';
import { describeIllegalOptions } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { serverless } from '../api/serverless.ts';
import { Check } from '../parts/check.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { Pick } from '../parts/pick.tsx';
import { SIDES_WANTED, recallLastGame } from '../state/last-game.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { balanceOfOptions } from './balance.ts';
import { BalanceSentence } from './balance-sentence.tsx';
import { LevelChoice } from './level-choice.tsx';
import { useLevels } from './levels.ts';
import { OpponentChoice, type Opponent } from './opponent-choice.tsx';
import { NO_CLOCK, PACES, paceText } from './paces.ts';
import { PresetChoice, type PresetWanted } from './preset-choice.tsx';
import { RuleChoice } from './rule-choice.tsx';
import { SIDES_OFFERED, SideChoice, type SideOffered } from './side-choice.tsx';
import { useStart } from './use-start.ts';
import { useStartHere } from './use-start-here.ts';

export function NewGameForm(): ReactElement {
  const { t, locale } = useText();
  const levels = useLevels();
  const me = useMe((state) => state.me);
  const [last] = useState(recallLastGame);
  const [sideWanted, setSide] = useState<SideOffered>(last.side);
  const [opponent, setOpponent] = useState<Opponent>(serverless ? 'computer' : 'invitation');
  const [levelWanted, setLevel] = useState(last.level);
  const [preset, setPreset] = useState<PresetWanted>(last.preset);
  const [edition, setEdition] = useState<Edition>('second');
  const [rules, setRules] = useState<readonly RuleId[]>([]);
  const [paceIndex, setPace] = useState(0);
  const [isRated, setRated] = useState(false);
  // Until somebody says so: who waits in the lobby may be watched from there, who plays by invitation may not.
  const [wishedWatchable, setWatchable] = useState<boolean | null>(null);
  const isWatchable = wishedWatchable ?? opponent === 'open';
  const onServer = useStart();
  const here = useStartHere();
  const failure = here.failure ?? onServer.failure;
  const isForTwo = opponent === 'invitation' || opponent === 'open';
  // A computer player does not choose.
  const side = sideWanted === 'guest' ? last.side : sideWanted;
  /** At this screen there is no clock, nothing is rated, and nobody watches. */
  const isHere = opponent === 'here' || serverless;
  const level = levels.find(({ id }) => id === levelWanted)?.id ?? levels[0]?.id ?? '';
  const options = resolveOptions(preset === 'own' ? { edition, rules } : PRESETS[preset]);
  const pace = PACES[paceIndex] ?? NO_CLOCK;
  const mayBeRated = me !== null && !me.guest && opponent !== 'computer' && pace.kind !== 'none';

  return (
    <form
      className="new-game leaf stack"
      aria-label={t('new.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const rulesWanted = preset === 'own' ? { edition, rules: [...rules] } : PRESETS[preset];
        if (isHere) {
          void here.startHere({
            options: rulesWanted,
            preset: preset === 'own' ? null : preset,
            opposite: opponent === 'here' ? null : { side, level },
          });
          return;
        }
        void onServer.start({
          side: isForTwo ? sideWanted : side,
          opponent: opponent === 'computer' ? { kind: 'computer', level } : { kind: opponent },
          ...(preset === 'own' ? { edition, rules: [...rules] } : { preset }),
          pace,
          rated: mayBeRated && isRated,
          visibility: isWatchable ? 'watchable' : 'private',
        });
      }}
    >
      <h2>{t('new.title')}</h2>
      <OpponentChoice opponent={opponent} onPick={setOpponent} />
      {opponent === 'computer' && (
        <>
          <LevelChoice levels={levels} level={level} onPick={setLevel} />
          <p className="hint">{t('new.levels')}</p>
        </>
      )}
      {isForTwo && <SideChoice side={sideWanted} options={SIDES_OFFERED} onPick={setSide} />}
      {opponent === 'computer' && (
        <SideChoice side={side} options={SIDES_WANTED} onPick={setSide} />
      )}
      <PresetChoice preset={preset} onPick={setPreset} />
      {preset === 'own' && (
        <>
          <RuleChoice edition={edition} rules={rules} onEdition={setEdition} onRules={setRules} />
          {options.ok && <BalanceSentence fairness={balanceOfOptions(options.value)} />}
        </>
      )}
      {!isHere && (
        <div className="new-game-small">
          <Pick
            label={t('new.pace')}
            value={paceIndex}
            options={[...PACES.keys()]}
            name={(one) => paceText(PACES[one] ?? NO_CLOCK, locale)}
            onPick={setPace}
          />
          <div>
            <Check label={t('new.watchable')} isChecked={isWatchable} onCheck={setWatchable} />
            <Check
              label={t('new.rated')}
              isChecked={isRated && mayBeRated}
              isDisabled={!mayBeRated}
              onCheck={setRated}
            />
          </div>
        </div>
      )}
      <div className="new-game-end in-reach everywhere">
        {!options.ok && (
          <p className="failure" role="alert">
            {describeIllegalOptions(options.error, locale)}
          </p>
        )}
        {failure !== null && <FailureLine failure={failure} />}
        <button
          type="submit"
          className="primary"
          disabled={!options.ok || onServer.isStarting || here.isStarting}
        >
          {t('new.create')}
        </button>
      </div>
    </form>
  );
}
