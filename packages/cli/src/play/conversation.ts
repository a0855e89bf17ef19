// The conversation with the people at the keyboard: shows what they may see, reads what they type, and plays it.
import { writeFileSync } from 'node:fs';
import {
  viewFor,
  type Action,
  type BySide,
  type PlayerView,
  type Refusal,
  type Side,
} from '@arpents/engine';
import {
  describeAction,
  sideWords,
  viewerName,
  type Catalogue,
  type TextKey,
  type WordsFor,
} from '@arpents/messages';
import { boardText } from '../position-text/board.ts';
import { handsText, pilesText } from '../position-text/piles.ts';
import { optionsText, positionText } from '../position-text/position.ts';
import { scoreText } from '../position-text/score.ts';
import { figuresText, headingText, siegesText } from '../position-text/status.ts';
import { wrapped, type Style } from '../position-text/style.ts';
import type { Terminal } from '../terminal.ts';
import type { ComputerSeat } from './computer-seat.ts';
import { helpText } from './help.ts';
import { lastTurns, logText } from './log.ts';
import { groupText, menuOf, menuText, type Menu } from './menu.ts';
import type { PlayedGame } from './played-game.ts';
import { readTyped, type Typed } from './typed.ts';
import { refusalText, whyText } from './why.ts';

export type Seat = 'person' | ComputerSeat;

/** What a typed line led to. */
type Next = 'same-decision' | 'next-decision' | 'quit';

export class Conversation {
  readonly #game: PlayedGame;
  readonly #seats: BySide<Seat>;
  /** Two people who teach or learn the game may see each other's cards. */
  readonly #isOpen: boolean;
  readonly #terminal: Terminal;
  readonly #style: Style;
  /** Who looked at the screen last. */
  #reader: Side | null = null;
  #turnShown = 0;

  constructor(
    game: PlayedGame,
    seats: BySide<Seat>,
    isOpen: boolean,
    terminal: Terminal,
    style: Style,
  ) {
    this.#game = game;
    this.#seats = seats;
    this.#isOpen = isOpen;
    this.#terminal = terminal;
    this.#style = style;
  }

  /** Plays until the game is over and the people leave, or until they leave before. */
  async run(): Promise<void> {
    this.#say('cli.play.welcome');
    let next: Next = 'next-decision';
    while (next !== 'quit') {
      const side = this.#game.state.decision?.side ?? null;
      if (side === null) {
        await this.#afterEnd();
        break;
      }
      const seat = this.#seats[side];
      if (seat === 'person') next = await this.#decide(side);
      else this.#letPlay(seat, side);
    }
    this.#say('cli.play.goodbye');
  }

  #letPlay(seat: ComputerSeat, side: Side): void {
    const refusal = this.#game.take(seat.decide(viewFor(this.#game.state, side)));
    if (refusal !== null) throw new Error(`a computer player broke the rules: ${refusal.code}`);
  }

  /** One decision of a person, however many lines they type for it. */
  async #decide(side: Side): Promise<Next> {
    if (!(await this.#handOver(side))) return 'quit';
    const view = viewFor(this.#game.state, side);
    const menu = menuOf(this.#game.state, view);
    this.#showDecision(view, menu);
    let next: Next = 'same-decision';
    while (next === 'same-decision') {
      const line = await this.#terminal.readLine(`${viewerName(side, this.#style.locale)}> `);
      if (line === null) return 'quit';
      next = await this.#answer(readTyped(line), view, menu);
    }
    return next;
  }

  /** Two people at one keyboard do not look at each other's hands; false if nobody is there any more. */
  async #handOver(side: Side): Promise<boolean> {
    const reader = this.#reader;
    this.#reader = side;
    const isShared = this.#seats.british === 'person' && this.#seats.french === 'person';
    if (this.#isOpen || !isShared || reader === null || reader === side) return true;
    this.#turnShown = 0;
    this.#terminal.clear();
    const prompt = this.#style.say('cli.play.hand-over', sideWords(side, this.#style.locale));
    return (await this.#terminal.readLine(`\n${prompt} `)) !== null;
  }

  #showDecision(view: PlayerView, menu: Menu): void {
    const side = view.viewer === 'french' ? 'french' : 'british';
    const news = this.#game.newsFor(side);
    if (news.length > 0) this.#write(`\n${logText(news, view.viewer, this.#style)}`);
    if (this.#turnShown !== view.turn) {
      if (this.#turnShown === 0)
        this.#write(`\n${optionsText(view, this.#style)}\n${boardText(view, this.#style)}`);
      this.#turnShown = view.turn;
    }
    this.#write(
      [
        '',
        headingText(view, this.#style),
        figuresText(view, this.#style),
        siegesText(view, this.#style),
        handsText(view, this.#style),
        menuText(menu, view, this.#style),
      ].join('\n'),
    );
  }

  async #answer(typed: Typed, view: PlayerView, menu: Menu): Promise<Next> {
    switch (typed.is) {
      case 'nothing': {
        const [only, ...others] = menu.actions;
        return only !== undefined && others.length === 0 ? this.#take(only) : 'same-decision';
      }
      case 'number': {
        const action = menu.actions[typed.number - 1];
        if (action !== undefined) return this.#take(action);
        this.#say('cli.play.no-number', { number: typed.number });
        return 'same-decision';
      }
      case 'action':
        return this.#take(typed.action);
      case 'kind': {
        const group = menu.groups.find(({ kind }) => kind === typed.kind);
        if (group === undefined) this.#write(whyText(typed.kind, view, this.#style));
        else this.#write(groupText(group, view, this.#style));
        return 'same-decision';
      }
      case 'command':
        return this.#obey(typed, view, menu);
      case 'unknown':
        this.#say('cli.play.unknown', { text: typed.text });
        return 'same-decision';
    }
  }

  async #obey(
    { command, rest }: Extract<Typed, { readonly is: 'command' }>,
    view: PlayerView,
    menu: Menu,
  ): Promise<Next> {
    switch (command) {
      case 'help':
        this.#write(helpText(this.#style));
        break;
      case 'why':
        this.#write(whyText(rest, view, this.#style));
        break;
      case 'board':
        this.#write(boardText(view, this.#style));
        break;
      case 'piles':
        this.#write(pilesText(view, this.#style));
        break;
      case 'show':
        this.#write(positionText(view, this.#style));
        break;
      case 'log':
        this.#write(logText(lastTurns(this.#game.log, view.turn), view.viewer, this.#style));
        break;
      case 'menu':
        this.#write(menuText(menu, view, this.#style));
        break;
      case 'undo':
        return this.#undo();
      case 'save':
        this.#save(rest);
        break;
      case 'resign':
        return this.#resign(view);
      case 'quit':
        return 'quit';
    }
    return 'same-decision';
  }

  #take(action: Action): Next {
    const refusal = this.#game.take(action);
    if (refusal === null) return 'next-decision';
    this.#refuse(refusal);
    return 'same-decision';
  }

  #undo(): Next {
    const undone = this.#game.undo();
    if (undone === 'nothing') this.#say('cli.play.nothing-to-undo');
    else if (undone === 'revealed') this.#say('cli.play.undo-revealed');
    else {
      const action = describeAction(undone.action, undone.side, this.#style.locale);
      this.#say('cli.play.undone', { action });
      return 'next-decision';
    }
    return 'same-decision';
  }

  async #resign(view: PlayerView): Promise<Next> {
    const answer = await this.#terminal.readLine(`${this.#style.say('cli.play.really-resign')} `);
    if (answer === null) return 'quit';
    if (!['yes', 'oui'].includes(answer.trim().toLowerCase())) {
      this.#say('cli.play.goes-on');
      return 'same-decision';
    }
    return this.#take({ kind: 'resign', side: view.decision?.side ?? view.side });
  }

  #refuse(refusal: Refusal): void {
    this.#write(refusalText(refusal, this.#style));
  }

  #save(file: string): void {
    if (file === '') {
      this.#say('cli.play.save-where');
      return;
    }
    try {
      writeFileSync(file, `${JSON.stringify(this.#game.record())}\n`);
      this.#say('cli.play.saved', { file });
    } catch (thrown) {
      const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
      this.#say('cli.play.not-saved', { file, why });
    }
  }

  /** Everything is open now; whoever is left may look at it and keep it. */
  async #afterEnd(): Promise<void> {
    const view = viewFor(this.#game.state, this.#reader ?? 'spectator');
    if (this.#reader !== null)
      this.#write(`\n${logText(this.#game.newsFor(this.#reader), view.viewer, this.#style)}`);
    this.#write(['', headingText(view, this.#style), scoreText(view, this.#style), ''].join('\n'));
    this.#say('cli.play.after-end');
    const nothing: Menu = { actions: [], groups: [] };
    for (;;) {
      const line = await this.#terminal.readLine('> ');
      if (line === null || (await this.#answer(readTyped(line), view, nothing)) === 'quit') return;
    }
  }

  #write(text: string): void {
    this.#terminal.write(text);
  }

  #say<K extends TextKey>(key: K, ...words: WordsFor<Catalogue, K>): void {
    this.#write(wrapped(this.#style.say(key, ...words), this.#style.columns, ''));
  }
}
