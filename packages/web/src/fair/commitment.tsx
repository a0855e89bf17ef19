// What the server has committed to, where it is shown before the first card is dealt: a fingerprint in one line, and
// below it the whole to copy and what it is for.
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyButton } from '../parts/copy-button.tsx';
import { PATHS } from '../parts/paths.ts';
import { recallKept } from '../state/own-bytes.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import './fair.css';

/** Enough to compare by eye, in groups of four. */
const fingerprintOf = (commitment: string): string =>
  commitment.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

export function Commitment({
  isOpen = true,
}: {
  /** Whether what it is for is unfolded. */
  readonly isOpen?: boolean;
}): ReactElement {
  const { t } = useText();
  const commitment = useGame((game) => game.commitment);
  if (commitment === null) return <p className="hint">{t('fair.none')}</p>;
  return (
    <section className="commitment" aria-label={t('fair.commitment')}>
      <details open={isOpen}>
        <summary>
          {t('label', { name: t('fair.commitment') })}{' '}
          <code data-testid="fingerprint">{fingerprintOf(commitment)}…</code>
        </summary>
        <p className="hint">
          {t('fair.what')} <OwnPart /> <Link href={PATHS.fair}>{t('fair.how')}</Link>
        </p>
        <CopyButton text={commitment} label={t('fair.copy')} />
      </details>
    </section>
  );
}

/** Whether this browser takes part; whoever is still to join does so with the join. */
function OwnPart(): ReactNode {
  const { t } = useText();
  const { id, summary, bytes } = useGame((game) => game);
  if (id === null || summary === null) return null;
  if (summary.mySide === null) return summary.status === 'open' ? t('fair.own.joining') : null;
  const isAdded = bytes?.[summary.mySide] === 'added' && recallKept(id).bytes !== null;
  return t(isAdded ? 'fair.own.added' : 'fair.own.none');
}
