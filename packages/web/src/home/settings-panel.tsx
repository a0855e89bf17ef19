// Settings of this browser.
import { LOCALES, languageOf } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { canNotify, mayNotify } from '../notices/notify.ts';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Pick } from '../parts/pick.tsx';
import { changeSettings, LOOKS, PLAYBACKS, playbackOf, useSettings } from '../state/settings.ts';
import { changeLanguage } from '../text/change-language.ts';
import { useText } from '../text/use-text.ts';
import './settings.css';

export function Settings(): ReactElement {
  const { t } = useText();
  const { locale, look, playback, sound, endsTurn, coach } = useSettings();
  return (
    <div className="stack">
      <Pick
        label={t('settings.language')}
        about="settings.language"
        value={locale}
        options={LOCALES}
        name={(one) => languageOf(one).name}
        isLanguage
        onPick={(one) => {
          void changeLanguage(one);
        }}
      />
      <Choice
        label={t('settings.look')}
        className="looks"
        value={look}
        options={LOOKS}
        name={(one) => t(`settings.look.${one}`)}
        face={(one) => (
          <>
            <span className={`look-swatch ${one}`} aria-hidden="true" />
            <span className="choice-name">{t(`settings.look.${one}`)}</span>
          </>
        )}
        onPick={(one) => {
          changeSettings({ look: one });
        }}
      />
      <Pick
        label={t('settings.playback')}
        about="settings.playback"
        value={playbackOf({ playback })}
        options={PLAYBACKS}
        name={(one) => t(`settings.playback.${one}`)}
        onPick={(one) => {
          changeSettings({ playback: one });
        }}
      />
      <Check
        label={t('settings.sound')}
        about="settings.sound"
        isChecked={sound}
        onCheck={(isWanted) => {
          changeSettings({ sound: isWanted });
        }}
      />
      <Check
        label={t('settings.ends-turn')}
        about="settings.ends-turn"
        isChecked={endsTurn}
        onCheck={(isWanted) => {
          changeSettings({ endsTurn: isWanted });
        }}
      />
      <Check
        label={t('settings.coach')}
        about="settings.coach"
        isChecked={coach}
        onCheck={(isWanted) => {
          changeSettings({ coach: isWanted });
        }}
      />
      <Notices />
    </div>
  );
}

/** The browser asks its person when this is switched on, and never before. */
function Notices(): ReactElement {
  const { t } = useText();
  const isOn = useSettings((settings) => settings.notices);
  const [isRefused, setRefused] = useState(false);
  const change = async (isWanted: boolean): Promise<void> => {
    const isAllowed = isWanted && (await mayNotify());
    changeSettings({ notices: isAllowed });
    setRefused(isWanted && !isAllowed);
  };
  return (
    <>
      <Check
        label={t('settings.notices')}
        about="settings.notices"
        isChecked={isOn}
        isDisabled={!canNotify()}
        onCheck={(isWanted) => {
          void change(isWanted);
        }}
      />
      {!isSecureContext ? (
        <p className="hint" data-testid="insecure">
          {t('settings.insecure')}
        </p>
      ) : (
        !canNotify() && <p className="hint">{t('settings.notices.missing')}</p>
      )}
      {isRefused && (
        <p className="failure" role="alert">
          {t('settings.notices.refused')}
        </p>
      )}
    </>
  );
}
