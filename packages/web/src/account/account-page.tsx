// The account: signing in or registering, or what belongs to the person who is signed in.
import type { PersonName } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask } from '../api/client.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { HandOverOffer } from '../keeping/hand-over-offer.tsx';
import { NeedsConnection } from '../parts/needs-connection.tsx';
import { BarrierList } from '../people/barrier-list.tsx';
import { nowSignedInAs, useMe } from '../state/me.ts';
import { nameOfPerson } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';
import { DeleteAccount } from './delete-account.tsx';
import { GuestName } from './guest-name.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { CodesShown, NewRecoveryCodes } from './recovery-codes.tsx';
import { SignForm } from './sign-form.tsx';
import { SignIns } from './sign-ins.tsx';
import { Tokens } from './tokens.tsx';
import { WhatFor } from './what-for.tsx';
import './account.css';

export function AccountPage(): ReactElement {
  const { t } = useText();
  const me = useMe((state) => state.me);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isDeleted, setDeleted] = useState(false);
  const isRegistered = me !== null && !me.guest;
  return (
    <Sheet
      title={isRegistered ? me.name : t('account.title')}
      place="louisbourg"
      layout={isRegistered ? 'above' : 'beside'}
      className="account"
    >
      <NeedsConnection />
      {isRegistered ? (
        <>
          {codes.length > 0 && <CodesShown codes={codes} />}
          <HandOverOffer />
          <OwnAccount
            me={me}
            onCodes={setCodes}
            onDeleted={() => {
              setDeleted(true);
              nowSignedInAs(null);
            }}
          />
        </>
      ) : (
        <>
          {isDeleted && me === null && <p role="status">{t('account.deleted')}</p>}
          {me !== null && (
            <>
              <p>{t('account.guest', { name: nameOfPerson(me, t) })}</p>
              <GuestName />
            </>
          )}
          <SignForm
            onSigned={(_way, recoveryCodes) => {
              setCodes(recoveryCodes);
            }}
          />
          <WhatFor />
          {me !== null && (
            <>
              <BarrierList />
              <OwnData />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function OwnAccount({
  me,
  onCodes,
  onDeleted,
}: {
  readonly me: PersonName;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onDeleted: () => void;
}): ReactElement {
  const { t } = useText();
  const signIns = useAnswer('GET /api/me/sign-ins');
  const tokens = useAnswer('GET /api/me/tokens');
  const signOut = async (): Promise<void> => {
    const answer = await ask('POST /api/sign-out', { body: {} });
    if (answer.ok) nowSignedInAs(null);
  };
  return (
    <div className="account-leaves">
      <section className="account-self">
        <Figure emblem="governor" wash="neutral" />
        <div className="stack">
          <ProfilePanel person={me.id} />
          <p className="buttons">
            <button
              type="button"
              onClick={() => {
                void signOut();
              }}
            >
              {t('account.sign-out')}
            </button>
          </p>
        </div>
      </section>
      <BarrierList />
      <SignIns shown={signIns} />
      <PasswordForm
        onChanged={() => {
          signIns.askAgain();
          tokens.askAgain();
        }}
      />
      <NewRecoveryCodes onCodes={onCodes} />
      <Tokens shown={tokens} />
      <OwnData />
      <DeleteAccount onDeleted={onDeleted} />
    </div>
  );
}
