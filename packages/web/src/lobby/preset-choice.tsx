// By which rules to play: a little poster for each preset, with how fair it was found, and one for a choice of one's own.
// Below the one that is chosen stands what it is about.
import { PRESET_IDS, type PresetId } from '@arpents/engine';
import { capitalised, describePreset, presetTitle } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { Choice } from '../parts/choice.tsx';
import { useText } from '../text/use-text.ts';
import { FairnessBar } from './balance-bar.tsx';
import { BalanceSentence } from './balance-sentence.tsx';
import { balanceOfPreset } from './balance.ts';
import './preset-choice.css';

export type PresetWanted = PresetId | 'own';

const EMBLEMS: Readonly<Record<PresetWanted, readonly [string, 'british' | 'french' | 'neutral']>> =
  {
    second: ['ships', 'british'],
    first: ['home-support', 'french'],
    'first-revised': ['siege-artillery', 'british'],
    tournament: ['governor', 'neutral'],
    'beautiful-river': ['fortification', 'neutral'],
    'covenant-chain': ['indian-leader', 'neutral'],
    'frontenacs-answer': ['governor', 'french'],
    'dunkirk-of-america': ['ships', 'french'],
    'walls-of-new-france': ['fortification', 'french'],
    'ohio-country': ['bateaux', 'french'],
    'thin-red-line': ['regular-infantry', 'british'],
    'war-of-the-woods': ['coureurs-de-bois', 'neutral'],
    'merchants-and-ministers': ['trader', 'neutral'],
    own: ['intendant', 'neutral'],
  };

export function PresetChoice({
  preset,
  onPick,
}: {
  readonly preset: PresetWanted;
  readonly onPick: (preset: PresetWanted) => void;
}): ReactElement {
  const { t, locale } = useText();
  const nameOf = (one: PresetWanted): string =>
    one === 'own' ? capitalised(t('new.preset.own')) : presetTitle(one, locale);
  return (
    <Choice
      label={t('new.preset')}
      className="presets"
      value={preset}
      options={[...PRESET_IDS, 'own']}
      name={nameOf}
      about={(one) => t(`preset.line.${one}`)}
      face={(one) => {
        const [emblem, wash] = EMBLEMS[one];
        return (
          <>
            <Figure emblem={emblem} wash={wash} />
            <span className="poster-words">
              <span className="choice-name">{nameOf(one)}</span>
              <span className="poster-line">{t(`preset.line.${one}`)}</span>
              {one !== 'own' && <FairnessBar fairness={balanceOfPreset(one)} />}
            </span>
          </>
        );
      }}
      more={(one) =>
        one !== 'own' && (
          <div className="about-preset stack">
            <p>{describePreset(one, locale)}</p>
            <BalanceSentence fairness={balanceOfPreset(one)} />
          </div>
        )
      }
      onPick={onPick}
    />
  );
}
