// The people whom the reader has muted or blocked, each with a way back.
import type { ReactElement } from 'react';
import { FailureLine } from '../parts/failure-line.tsx';
import { momentText } from '../text/moment.ts';
import { nameOfPerson } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';
import { useBarriers } from './use-barriers.ts';

export function BarrierList(): ReactElement | null {
  const { t, locale } = useText();
  const { barriers, failure, set } = useBarriers();
  if (barriers.length === 0 && failure === null) return null;
  return (
    <section className="stack">
      <h2>{t('barriers.title')}</h2>
      <p className="hint">{t('barriers.about')}</p>
      {failure !== null && <FailureLine failure={failure} />}
      <ul className="kept-list">
        {barriers.map(({ person, kind, since }) => (
          <li key={person.id}>
            <div>
              <p>{nameOfPerson(person, t)}</p>
              <p className="hint">
                {t(`barriers.since.${kind}`, { when: momentText(since, locale) })}
              </p>
            </div>
            <button
              type="button"
              aria-label={t(`barriers.lift-named.${kind}`, { name: nameOfPerson(person, t) })}
              onClick={() => {
                set(person.id, null);
              }}
            >
              {t(`barriers.lift.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
