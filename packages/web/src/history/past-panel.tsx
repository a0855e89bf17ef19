// What is looked back at, in words and with its cards, and how to go on from there; it takes the place of what could be
// chosen in the present.
import type { PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { isMyDecision } from '../state/seat.ts';
import { EntryTold } from '../story/entry-told.tsx';
import { useText, type TextKey } from '../text/use-text.ts';
import { momentText } from './moment-text.ts';
import { addressOf } from './past-address.ts';
import { SPEEDS } from './past-model.ts';
import { usePast, usePastModel } from './past.ts';
import { PlayOn } from './play-on.tsx';
import { VIEWPOINTS } from './viewpoints.ts';
import './past-panel.css';

export function PastPanel({ present }: { readonly present: PlayerView }): ReactElement | null {
  const { t, locale } = useText();
  const past = usePast();
  const { at, failure, isPlaying, speed } = usePastModel((model) => model);
  const { moments, isOver } = past.course();
  const moment = moments.find(({ version }) => version === at);
  if (moment === undefined) return null;
  const eyes = past.viewpoint();
  const words = momentText(moment, locale);
  const button = (key: TextKey, sign: string, go: () => void): ReactElement => (
    <button type="button" aria-label={t(key)} onClick={go}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="past-panel" data-testid="past" data-version={moment.version}>
      <p className="said" aria-live="polite">
        {words}
      </p>
      <div className="past-way">
        <button
          type="button"
          className="primary"
          data-testid="present"
          onClick={() => {
            past.goTo(null);
          }}
        >
          {t(isOver ? 'history.to-result' : 'history.to-present')}
        </button>
        {isMyDecision(present) && <strong role="status">{t('history.your-turn')}</strong>}
        <div className="past-controls" role="group" aria-label={t('history.controls')}>
          {button('history.first', '|‹', () => {
            past.goToIndex(0);
          })}
          {button('history.turn-back', '«', () => {
            past.turn(-1);
          })}
          {button('history.back', '‹', () => {
            past.step(-1);
          })}
          {button(isPlaying ? 'history.stop' : 'history.play', isPlaying ? '⏸' : '▶', past.play)}
          {button('history.on', '›', () => {
            past.step(1);
          })}
          {button('history.turn-on', '»', () => {
            past.turn(1);
          })}
          <button type="button" onClick={past.changeSpeed}>
            <span className="said">{t('history.speed')}</span>
            {SPEEDS.indexOf(speed) + 1}×
          </button>
        </div>
      </div>
      <div className="past-way">
        {isOver && eyes !== null && (
          <div className="past-eyes" role="group" aria-label={t('history.eyes')}>
            {VIEWPOINTS.map((one) => (
              <button
                key={one}
                type="button"
                className={`chip ${one}`}
                aria-pressed={one === eyes}
                data-eyes={one}
                onClick={() => {
                  past.lookAs(one);
                }}
              >
                {t(`history.eyes.${one}`)}
              </button>
            ))}
          </div>
        )}
        {isOver && (
          <PlayOn course={past.replayed()} moments={moments} index={moments.indexOf(moment)} />
        )}
        <CopyButton text={addressOf(moment, isOver ? eyes : null)} label={t('history.copy')} />
      </div>
      {failure !== null && <FailureLine failure={failure} />}
      <EntryTold entry={moment.entry} />
    </div>
  );
}
