// Every contestant by name: `strongest`, `greedy:width=20`, `frozen-1:general`.
import { BOT_NAMES, botNamed, openPurse, type BotFault } from '@arpents/bots';
import { ok, type Result } from '@arpents/engine';
import type { Contestant } from './contestant.ts';
import { FROZEN, isGeneration } from './frozen/frozen-players.ts';

export function contestantNamed(text: string): Result<Contestant, BotFault> {
  const [generation = '', frozen] = text.split(/:(.*)/s);
  if (isGeneration(generation)) return FROZEN[generation].contestantNamed(frozen ?? '');
  const bot = botNamed(text);
  return bot.ok ? ok({ sides: bot.value.sides, decide: bot.value.decide, openPurse }) : bot;
}

/** Why a text names no contestant, in a sentence. */
export function complaintAbout(text: string, fault: BotFault): string {
  switch (fault.code) {
    case 'unknown-bot': {
      const [generation = ''] = text.split(':');
      return isGeneration(generation)
        ? `No player of ${generation} is called "${fault.name}"; there are ${FROZEN[generation].names.join(', ')}.`
        : `No computer player is called "${fault.name}"; there are ${BOT_NAMES.join(', ')}.`;
    }
    case 'unknown-knob':
      return fault.known.length === 0
        ? `${fault.name} has no knobs.`
        : `${fault.name} has no knob "${fault.knob}"; it has ${fault.known.join(', ')}.`;
    case 'not-a-number':
      return `The knob "${fault.knob}" of ${fault.name} takes a number.`;
  }
}
