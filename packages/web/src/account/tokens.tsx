// Personal access tokens: for one's own programs; each secret is shown once.
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenScope, type TokensAnswer } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import type { AnswerShown } from '../api/use-answer.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { Pick } from '../parts/pick.tsx';
import { TextField } from '../parts/text-field.tsx';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/use-text.ts';

const LONGEST_LABEL = 60;

export function Tokens({
  shown: { value, failure, askAgain },
}: {
  readonly shown: AnswerShown<TokensAnswer>;
}): ReactElement {
  const { t, locale } = useText();
  const [label, setLabel] = useState('');
  const [may, setMay] = useState<TokenScope>('play');
  const [days, setDays] = useState(String(TOKEN_DAYS.standard));
  const [secret, setSecret] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const create = async (): Promise<void> => {
    const answer = await ask('POST /api/me/tokens', {
      body: {
        label: label.trim(),
        scopes: may === 'play' ? ['read', 'play'] : ['read'],
        days: Number(days),
      },
    });
    setRefused(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setSecret(answer.value.secret);
    setLabel('');
    askAgain();
  };
  const revoke = async (id: string): Promise<void> => {
    const answer = await ask('DELETE /api/me/tokens/:id', { params: { id } });
    setRefused(answer.ok ? null : answer.error);
    askAgain();
  };
  const problem = refused ?? failure;
  return (
    <section className="stack">
      <h2>{t('account.tokens')}</h2>
      <p className="hint">{t('account.tokens.about')}</p>
      {problem !== null && <FailureLine failure={problem} />}
      <ul className="kept-list">
        {(value?.tokens ?? []).map((token) => (
          <li key={token.id}>
            <div>
              <p>{token.label}</p>
              <p className="hint">
                {t(token.scopes.includes('play') ? 'account.tokens.play' : 'account.tokens.read')}
                {' · '}
                {token.expiresAt === null
                  ? t('account.tokens.for-ever')
                  : t('account.tokens.until', { when: momentText(token.expiresAt, locale) })}
                {' · '}
                {token.usedAt === null
                  ? t('account.tokens.unused')
                  : t('account.tokens.used', { when: momentText(token.usedAt, locale) })}
              </p>
            </div>
            <button
              type="button"
              aria-label={t('account.tokens.revoke-named', { label: token.label })}
              onClick={() => {
                void revoke(token.id);
              }}
            >
              {t('account.tokens.revoke')}
            </button>
          </li>
        ))}
      </ul>
      {secret !== null && (
        <p className="codes-shown" role="status">
          {t('account.tokens.secret')} <code data-testid="token-secret">{secret}</code>
        </p>
      )}
      <form
        className="stack"
        aria-label={t('account.tokens.create')}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label={t('account.tokens.label')}
          value={label}
          required
          maxLength={LONGEST_LABEL}
          onText={setLabel}
        />
        <Pick
          label={t('account.tokens.may')}
          value={may}
          options={TOKEN_SCOPES}
          name={(scope) => t(`account.tokens.${scope}`)}
          onPick={setMay}
        />
        <TextField
          label={t('account.tokens.days')}
          type="number"
          value={days}
          required
          min={1}
          max={TOKEN_DAYS.most}
          onText={setDays}
        />
        <p className="buttons">
          <button type="submit">{t('account.tokens.create')}</button>
        </p>
      </form>
    </section>
  );
}
