// Settings of this browser, in three leaves: the room, the table, and what calls its person.
import { LOCALES, languageOf } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { canNotify, mayNotify } from '../notices/notify.ts';
import { Choice } from '../parts/choice.tsx';
import { changeSettings, LOOKS, PLAYBACKS, playbackOf, useSettings } from '../state/settings.ts';
import { changeLanguage } from '../text/change-language.ts';
import { useText } from '../text/use-text.ts';
import { LookPicture } from './look-picture.tsx';
import { SettingCheck, SettingGroup } from './setting-group.tsx';
import './settings.css';

/** As many cards as a turn has actions to show, and one. */
const CARDS_SHOWN = [0, 1, 2];

interface Props {
  readonly heading: 'h2' | 'h3';
  /** Whether a sentence stands below each switch: the tips have to be there. */
  readonly isExplained?: boolean;
}

export function Settings({ heading, isExplained = false }: Props): ReactElement {
  const { t } = useText();
  const { locale, look, playback, sound, endsTurn, coach } = useSettings();
  return (
    <div className="settings">
      <SettingGroup heading={heading} title={t('settings.room')} emblem="settlers" wash="neutral">
        <Choice
          label={t('settings.language')}
          subject="settings.language"
          className="languages"
          value={locale}
          options={LOCALES}
          name={(one) => languageOf(one).name}
          isLanguage
          face={(one) => <span className="choice-name">{languageOf(one).name}</span>}
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
              <LookPicture look={one} />
              <span className="choice-name">{t(`settings.look.${one}`)}</span>
            </>
          )}
          onPick={(one) => {
            changeSettings({ look: one });
          }}
        />
      </SettingGroup>
      <SettingGroup
        heading={heading}
        title={t('settings.table')}
        emblem="military-leader"
        wash="british"
      >
        <Choice
          label={t('settings.playback')}
          subject="settings.playback"
          className="playbacks"
          value={playbackOf({ playback })}
          options={PLAYBACKS}
          name={(one) => t(`settings.playback.${one}`)}
          face={(one) => (
            <>
              <span className={`playback-sign ${one}`} aria-hidden="true">
                {CARDS_SHOWN.map((card) => (
                  <i key={card} />
                ))}
              </span>
              <span className="choice-name">{t(`settings.playback.${one}`)}</span>
            </>
          )}
          onPick={(one) => {
            changeSettings({ playback: one });
          }}
        />
        <SettingCheck
          setting="ends-turn"
          isExplained={isExplained}
          isChecked={endsTurn}
          onCheck={(isWanted) => {
            changeSettings({ endsTurn: isWanted });
          }}
        />
        <SettingCheck
          setting="coach"
          isExplained={isExplained}
          isChecked={coach}
          onCheck={(isWanted) => {
            changeSettings({ coach: isWanted });
          }}
        />
      </SettingGroup>
      <SettingGroup
        heading={heading}
        title={t('settings.calls')}
        emblem="home-support"
        wash="french"
      >
        <SettingCheck
          setting="sound"
          isExplained={isExplained}
          isChecked={sound}
          onCheck={(isWanted) => {
            changeSettings({ sound: isWanted });
          }}
        />
        <Notices isExplained={isExplained} />
      </SettingGroup>
    </div>
  );
}

/** The browser asks its person when this is switched on, and never before. */
function Notices({ isExplained }: { readonly isExplained: boolean }): ReactElement {
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
      <SettingCheck
        setting="notices"
        isExplained={isExplained}
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
