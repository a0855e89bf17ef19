// Every pile that a viewer may look through (R100).
import { SIDES, isLocationCard, type PlayerView } from '@arpents/engine';
import { sideWords, viewerName } from '@arpents/messages';
import { handText, orderedPileText, pileText } from './cards.ts';
import { wrapped, type Style } from './style.ts';

/** The viewer's own hand; after the end both, and always what is known of a hidden one. */
export function handsText(view: PlayerView, style: Style): string {
  return SIDES.flatMap((side) => {
    const { ofSide } = sideWords(side, style.locale);
    const own = view.viewer === side ? view.hand : (view.laidOpen?.[side].hand ?? null);
    if (own !== null) {
      const title =
        view.laidOpen === null ? style.say('cli.hand') : style.say('cli.hand.of', { ofSide });
      return [style.strong(title), handText(view, side, own, style)];
    }
    const { known } = view.players[side];
    if (known.length === 0) return [];
    return [style.say('cli.hand.known', { ofSide, cards: pileText(known, style) })];
  }).join('\n');
}

export function pilesText(view: PlayerView, style: Style): string {
  const line = (title: string, cards: string): string =>
    wrapped(`  ${style.say('cli.titled', { title, content: cards })}`, style.columns, '    ');
  const { say } = style;
  const ofSides = SIDES.flatMap((side) => {
    const player = view.players[side];
    const deck = view.viewer === side ? view.deckContent : null;
    return [
      style.ofSide(side, style.strong(viewerName(side, style.locale))),
      ...(deck === null ? [] : [line(say('cli.pile.deck'), pileText(deck, style))]),
      line(say('cli.pile.discard'), orderedPileText(player.discard, style)),
      line(say('cli.pile.reserve'), pileText(player.reserve, style)),
      line(
        say('cli.pile.empire'),
        pileText(
          player.available.filter((card) => !isLocationCard(card)),
          style,
        ),
      ),
      line(say('cli.pile.locations'), pileText(player.available.filter(isLocationCard), style)),
    ];
  });
  return [...ofSides, line(say('cli.pile.neutral'), pileText(view.neutral, style))].join('\n');
}
