// What a player types, understood: a number, an action in notation, a kind of action, or a command.
import {
  ACTION_KINDS,
  NO_CHOICE,
  parseAction,
  placeOf,
  type Action,
  type ActionKind,
  type CardId,
  type Choice,
  type LocationId,
} from '@arpents/engine';

/** The commands, with the words that stand for them; French players may use their own. */
const COMMAND_WORDS = {
  help: ['help', 'h', '?', 'aide'],
  why: ['why', 'pourquoi'],
  board: ['board', 'map', 'plateau', 'carte'],
  piles: ['piles', 'cards', 'cartes'],
  show: ['show', 'all', 'position'],
  log: ['log', 'journal'],
  menu: ['menu', 'list', 'actions', 'liste'],
  undo: ['undo', 'annuler'],
  save: ['save', 'sauver', 'enregistrer'],
  resign: ['resign', 'abandonner'],
  quit: ['quit', 'exit', 'q', 'quitter'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type CommandName = keyof typeof COMMAND_WORDS;

export type Typed =
  | { readonly is: 'nothing' }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'kind'; readonly kind: ActionKind }
  | { readonly is: 'command'; readonly command: CommandName; readonly rest: string }
  | { readonly is: 'unknown'; readonly text: string };

const kindNamed = (text: string): ActionKind | undefined =>
  ACTION_KINDS.find((kind) => kind === text);

export function readTyped(line: string): Typed {
  const text = line.trim();
  if (text === '') return { is: 'nothing' };
  if (/^\d+$/.test(text)) return { is: 'number', number: Number(text) };
  const [word = '', ...others] = text.split(/\s+/);
  const names = Object.keys(COMMAND_WORDS) as CommandName[];
  const command = names.find((name) =>
    (COMMAND_WORDS[name] as readonly string[]).includes(word.toLowerCase()),
  );
  // `resign british` is an action; `resign` alone is a command.
  const action = parseAction(text.toLowerCase());
  if (action !== null && isWhole(action)) return { is: 'action', action };
  if (command !== undefined) return { is: 'command', command, rest: others.join(' ') };
  const kind = kindNamed(text.toLowerCase());
  return kind === undefined ? { is: 'unknown', text } : { is: 'kind', kind };
}

/** `discard` and `settle albany` name no cards: they only begin an action. An empty hand can be shown. */
const isWhole = (action: Action): boolean =>
  !('cards' in action) || action.cards.length > 0 || action.kind === 'show-hand';

/** What somebody asks about: `raid`, `settle albany`, `settle: boston + ships`, `albany`; null if it is nothing known. */
export function readChoice(text: string): Choice | null {
  const [head = '', list] = text
    .trim()
    .toLowerCase()
    .split(/\s*:\s*/, 2);
  const cards = list === undefined || list === '' ? [] : cardsNamed(list);
  if (cards === null) return null;
  let choice: Choice = { ...NO_CHOICE, cards };
  for (const word of head.split(/\s+/).filter((one) => one !== '')) {
    const kind = kindNamed(word);
    const card = kind === undefined && placeOf(word) < 0 ? cardsNamed(word) : null;
    if (kind !== undefined && choice.kind === null) choice = { ...choice, kind };
    else if (placeOf(word) >= 0) choice = { ...choice, location: word as LocationId };
    else if (card !== null) choice = { ...choice, cards: [...choice.cards, ...card] };
    else return null;
  }
  const isEmpty = choice.kind === null && choice.location === null && choice.cards.length === 0;
  return isEmpty ? null : choice;
}

/** Card names are read as the notation reads them. */
function cardsNamed(list: string): readonly CardId[] | null {
  const discard = parseAction(`discard: ${list}`);
  return discard !== null && 'cards' in discard ? discard.cards : null;
}
