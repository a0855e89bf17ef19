// One button that verifies the shuffles of a finished game in this browser, and says every step in words.
import { say } from '@arpents/messages';
import type { Verification, VerificationOutcome } from '@arpents/protocol';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../api/client.ts';
import { authorityOf } from '../authority/authority-of.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS } from '../parts/paths.ts';
import { recallKept } from '../state/own-bytes.ts';
import { prefersStillness } from '../state/settings.ts';
import { useText } from '../text/use-text.ts';
import './fair.css';

const MARKS: Readonly<Record<VerificationOutcome, string>> = {
  holds: '✓',
  fails: '✗',
  unknown: '?',
};

export function Verify({ game }: { readonly game: string }): ReactElement {
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [found, setFound] = useState<Verification | null>(null);
  const verify = async (): Promise<void> => {
    setBusy(true);
    setFound(null);
    const record = await authorityOf(game).record();
    setFailure(record.ok ? null : record.error);
    if (record.ok) {
      // The parsers of records are fetched by those who verify.
      const { verifyRecord } = await import('./verify-record.ts');
      setFound(verifyRecord(record.value, recallKept(game)));
    }
    setBusy(false);
  };
  return (
    <div className="verify">
      <button
        type="button"
        data-testid="verify"
        disabled={isBusy}
        onClick={() => {
          void verify();
        }}
      >
        {t('verify.go')}
      </button>
      {failure !== null && <FailureLine failure={failure} />}
      <div role="status">{found !== null && <Verified found={found} />}</div>
    </div>
  );
}

function Verified({ found }: { readonly found: Verification }): ReactElement {
  const { t, locale } = useText();
  const { lines, added, verdict } = found;
  const steps = useRef<HTMLDivElement>(null);
  // They open below the button, where the table's last line may be.
  useEffect(() => {
    steps.current?.scrollIntoView({
      block: 'nearest',
      behavior: prefersStillness() ? 'auto' : 'smooth',
    });
  }, [found]);
  return (
    <div ref={steps}>
      <p className={`verdict ${verdict}`} data-testid="verdict">
        {say(locale, `verify.verdict.${verdict}`)}
      </p>
      <ul>
        {lines.map(({ line, outcome }) => (
          <li key={line} className={outcome} data-line={line}>
            <span aria-hidden="true">{MARKS[outcome]}</span>
            <span>
              <span className="said">{t(`verify.${outcome}`)} </span>
              {say(locale, `verify.line.${line}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">
        {added !== null && say(locale, `verify.added.${added}`)}{' '}
        <Link href={PATHS.fair}>{t('fair.how')}</Link>
      </p>
    </div>
  );
}
