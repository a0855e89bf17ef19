// A new game: side, opponent, edition and rules or a preset, pace, rated, who may watch.
import {
  EDITIONS,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  resolveOptions,
  type Edition,
  type PresetId,
  type RuleId,
} from '@arpents/engine';
import {
  describeIllegalOptions,
  editionName,
  describePreset,
  presetTitle,
  ruleSentence,
  ruleTitle,
} from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../api/client.ts';
import { Check } from '../parts/check.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { pathOfGame } from '../parts/paths.ts';
import { Pick } from '../parts/pick.tsx';
import { beSomebody, useMe } from '../state/me.ts';
import { createGame } from '../state/own-bytes.ts';
import { useText } from '../text/use-text.ts';
import { aboutLevel, nameOfLevel, useLevels } from './levels.ts';
import { NO_CLOCK, PACES, paceText } from './paces.ts';

type Opponent = 'computer' | 'invitation' | 'open';

export function NewGameForm(): ReactElement {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const levels = useLevels();
  const me = useMe((state) => state.me);
  const [side, setSide] = useState<'random' | 'british' | 'french'>('random');
  const [opponent, setOpponent] = useState<Opponent>('invitation');
  const [level, setLevel] = useState<string | null>(null);
  const [preset, setPreset] = useState<PresetId | 'own'>('second');
  const [edition, setEdition] = useState<Edition>('second');
  const [rules, setRules] = useState<readonly RuleId[]>([]);
  const [paceIndex, setPace] = useState(0);
  const [isRated, setRated] = useState(false);
  // Until somebody says so: who waits in the lobby may be watched from there, who plays by invitation may not.
  const [wishedWatchable, setWatchable] = useState<boolean | null>(null);
  const isWatchable = wishedWatchable ?? opponent === 'open';
  const [failure, setFailure] = useState<Failure | null>(null);
  const chosenLevel = level ?? levels[0]?.id ?? '';
  const wanted = preset === 'own' ? { edition, rules } : PRESETS[preset];
  const options = resolveOptions(wanted);
  const pace = PACES[paceIndex] ?? NO_CLOCK;
  const mayBeRated = me !== null && !me.guest && opponent !== 'computer' && pace.kind !== 'none';

  const create = async (): Promise<void> => {
    const problem = await beSomebody();
    if (problem !== null) {
      setFailure(problem);
      return;
    }
    const created = await createGame({
      side,
      opponent:
        opponent === 'computer' ? { kind: 'computer', level: chosenLevel } : { kind: opponent },
      ...(preset === 'own' ? { edition, rules: [...rules] } : { preset }),
      pace,
      rated: mayBeRated && isRated,
      visibility: isWatchable ? 'watchable' : 'private',
    });
    if (created.ok) go(pathOfGame(created.value.game.id));
    else setFailure(created.error);
  };

  return (
    <form
      className="new-game stack"
      aria-label={t('new.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{t('new.title')}</h2>
      <Pick
        label={t('new.opponent')}
        value={opponent}
        options={['invitation', 'open', 'computer']}
        name={(one) => t(`new.opponent.${one}`)}
        onPick={setOpponent}
      />
      {opponent === 'computer' && (
        <>
          <Pick
            label={t('home.level')}
            value={chosenLevel}
            options={levels.map(({ id }) => id)}
            name={(one) => nameOfLevel(one, locale)}
            onPick={setLevel}
          />
          <p className="hint" aria-live="polite">
            {aboutLevel(chosenLevel, locale)}
          </p>
        </>
      )}
      <Pick
        label={t('home.side')}
        value={side}
        options={['random', 'british', 'french']}
        name={(one) => t(`side.${one}`)}
        onPick={setSide}
      />
      <Pick
        label={t('new.preset')}
        value={preset}
        options={[...PRESET_IDS, 'own']}
        name={(one) => (one === 'own' ? t('new.preset.own') : presetTitle(one, locale))}
        onPick={setPreset}
      />
      {preset === 'own' ? (
        <>
          <Pick
            label={t('new.edition')}
            value={edition}
            options={EDITIONS}
            name={(one) => editionName(one, locale)}
            onPick={setEdition}
          />
          <fieldset className="rule-list">
            <legend>{t('new.rules')}</legend>
            {RULE_IDS.map((rule) => (
              <div key={rule} className="rule">
                <Check
                  label={ruleTitle(rule, locale)}
                  isChecked={rules.includes(rule)}
                  describedBy={`rule-${rule}`}
                  onCheck={(isWanted) => {
                    setRules(isWanted ? [...rules, rule] : rules.filter((one) => one !== rule));
                  }}
                />
                <p id={`rule-${rule}`} className="hint">
                  {ruleSentence(rule, locale)}
                </p>
              </div>
            ))}
          </fieldset>
        </>
      ) : (
        <p className="hint">{describePreset(preset, locale)}</p>
      )}
      {!options.ok && (
        <p className="failure" role="alert">
          {describeIllegalOptions(options.error, locale)}
        </p>
      )}
      <Pick
        label={t('new.pace')}
        value={paceIndex}
        options={[...PACES.keys()]}
        name={(one) => paceText(PACES[one] ?? NO_CLOCK, locale)}
        onPick={setPace}
      />
      <Check label={t('new.watchable')} isChecked={isWatchable} onCheck={setWatchable} />
      <Check
        label={t('new.rated')}
        isChecked={isRated && mayBeRated}
        isDisabled={!mayBeRated}
        onCheck={setRated}
      />
      {failure !== null && <FailureLine failure={failure} />}
      <button type="submit" className="primary" disabled={!options.ok}>
        {t('new.create')}
      </button>
    </form>
  );
}
