// What is asked of the player, in the second person: the one line that always says what is to be decided.
import { PLACE_IDS, type PlayerView } from '@arpents/engine';
import { describeDecision, locationName, type Locale } from '@arpents/messages';
import { textIn } from './use-text.ts';

/** What this player is asked. */
export function askText(view: PlayerView, locale: Locale): string {
  const { decision } = view;
  if (decision === null) return '';
  const name = (place: number | undefined): string => {
    const id = place === undefined ? undefined : PLACE_IDS[place];
    return id === undefined ? '' : locationName(id, locale);
  };
  switch (decision.kind) {
    case 'take-action':
      return view.actionsLeft > 0
        ? textIn(locale, 'ask.take-action', { count: view.actionsLeft })
        : textIn(locale, 'ask.end-turn');
    case 'block-raid':
      return textIn(locale, 'ask.block-raid', { place: name(decision.place) });
    case 'give-up-card': {
      const siege = decision.siege === null ? null : view.sieges[decision.siege];
      return textIn(locale, `ask.give-up-card.${decision.cause}`, { place: name(siege?.place) });
    }
    case 'settle-after-siege':
      return textIn(
        locale,
        decision.surrendered ? 'ask.settle-after-surrender' : 'ask.settle-after-siege',
        { place: name(decision.place) },
      );
    case 'discard-penalty':
      return textIn(locale, 'ask.discard-penalty', { count: decision.count });
    case 'block-ambush':
    case 'siege-redraw':
    case 'choose-empire-card':
      return textIn(locale, `ask.${decision.kind}`);
  }
}

/** One line for whoever looks: what they are asked, what is answered for them, or whom they wait for. */
export function statusText(
  view: PlayerView,
  locale: Locale,
  isAsked: boolean,
  isAnswered: boolean,
): string {
  if (view.outcome !== null) return textIn(locale, 'table.over');
  if (view.decision === null) return '';
  if (!isAsked) return describeDecision(view.decision, locale);
  return isAnswered ? textIn(locale, 'decision.coming') : askText(view, locale);
}
