// Settings of this browser.
import { LOCALES } from '@arpents/messages';
import type { ReactElement } from 'react';
import { changeLanguage, changeSettings, LOOKS, useSettings } from '../state/settings.ts';
import { useText } from '../text/use-text.ts';

/** Every language in its own name, as people look for it. */
const LANGUAGE_NAMES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  en: 'English',
  fr: 'Français',
};

export function Settings(): ReactElement {
  const { t } = useText();
  const { locale, look, motion, sound } = useSettings();
  return (
    <div className="stack">
      <label>
        {t('settings.language')}
        <select
          value={locale}
          onChange={(event) => {
            const chosen = LOCALES.find((one) => one === event.target.value);
            if (chosen !== undefined) void changeLanguage(chosen);
          }}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('settings.look')}
        <select
          value={look}
          onChange={(event) => {
            const chosen = LOOKS.find((one) => one === event.target.value);
            if (chosen !== undefined) changeSettings({ look: chosen });
          }}
        >
          {LOOKS.map((one) => (
            <option key={one} value={one}>
              {t(`settings.look.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={motion !== false}
          onChange={(event) => {
            changeSettings({ motion: event.target.checked ? null : false });
          }}
        />
        {t('settings.motion')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            changeSettings({ sound: event.target.checked });
          }}
        />
        {t('settings.sound')}
      </label>
    </div>
  );
}
