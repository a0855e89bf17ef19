// Going over to another language.
import type { Locale } from '@arpents/messages';
import { changeSettings } from '../state/settings.ts';
import { loadTexts } from './load-texts.ts';

/** Speaks another language as soon as its texts are here; without a connection the old one stays. */
export async function changeLanguage(locale: Locale): Promise<void> {
  try {
    await loadTexts(locale);
    changeSettings({ locale });
  } catch {
    // The choice on screen shows what is still spoken.
  }
}
