// A person as others see them: since when, how many games, and the rating on each side.
import { SIDES } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/use-text.ts';

export function ProfilePanel({ person }: { readonly person: string }): ReactElement | null {
  const { t, locale } = useText();
  const { value, failure } = useAnswer('GET /api/people/:id', { params: { id: person } });
  if (failure !== null) return <FailureLine failure={failure} />;
  if (value === null) return null;
  return (
    <section className="stack" aria-label={t('account.profile')}>
      <p>
        {t('account.profile.since', { when: momentText(value.since, locale) })}{' '}
        {t('account.profile.games', { count: value.finishedGames })}
      </p>
      <table className="ratings">
        <thead>
          <tr>
            <th scope="col">{t('home.side')}</th>
            <th scope="col">{t('account.rating')}</th>
            <th scope="col">{t('account.rating.deviation')}</th>
            <th scope="col">{t('account.rating.games')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => {
            const rating = value.ratings[side];
            return (
              <tr key={side}>
                <th scope="row">{viewerName(side, locale)}</th>
                {rating === null ? (
                  <td colSpan={3}>{t('account.rating.none')}</td>
                ) : (
                  <>
                    <td className="number">{Math.round(rating.rating)}</td>
                    <td className="number">±{Math.round(rating.deviation)}</td>
                    <td className="number">{rating.games}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
