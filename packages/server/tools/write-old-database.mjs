// Plays games on a running server of version 0.1.0 (commit 4f025f0), so that its database holds what later versions
// decide differently. Usage: node write.mjs ADDRESS
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const address = process.argv[2];
if (address === undefined) throw new Error('usage: node write.mjs ADDRESS');

const requestId = () => randomBytes(9).toString('base64url');
/** Longer than ANSWER_DELAY, which is to be 200 on that server. */
const ANSWERED = 500;

class Person {
  cookie = null;

  static async guest() {
    const person = new Person();
    await person.ask('POST', '/guests', {});
    return person;
  }

  static async registered(name) {
    const person = new Person();
    await person.ask('POST', '/accounts', { name, password: 'long enough' });
    return person;
  }

  async ask(method, path, body) {
    const response = await globalThis.fetch(`${address}/api${path}`, {
      method,
      headers: {
        origin: address,
        ...(this.cookie === null ? {} : { cookie: `arpents=${this.cookie}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((line) => line.startsWith('arpents='));
    if (set !== undefined) this.cookie = /^arpents=([^;]*)/.exec(set)[1];
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  }
}

/** One game with somebody on either side. */
class Game {
  constructor(id, british, french) {
    Object.assign(this, { id, people: { british, french } });
  }

  static async of(british, french, wish = {}) {
    const { game, invitation } = await british.ask('POST', '/games', {
      requestId: requestId(),
      side: 'british',
      opponent: { kind: 'open' },
      ...wish,
    });
    if (french !== null) {
      await french.ask('POST', `/games/${game.id}/join`, { invitation: invitation ?? null });
    }
    return new Game(game.id, british, french);
  }

  table = async (side) => (await this.people[side].ask('GET', `/games/${this.id}`)).table;

  async command(side, command) {
    const { version } = await this.table(side);
    const body = { version, requestId: requestId(), command };
    await this.people[side].ask('POST', `/games/${this.id}/commands`, body);
  }

  act = (side, action) => this.command(side, { kind: 'act', action });
  undo = (side) => this.command(side, { kind: 'undo' });
  say = (side, text) => this.command(side, { kind: 'say', text });

  async legal(side) {
    const { actions } = await this.people[side].ask('GET', `/games/${this.id}/legal-actions`);
    return actions;
  }

  /** The first legal action of a kind. */
  async first(side, kind, fits = () => true) {
    const found = (await this.legal(side)).find((one) => one.kind === kind && fits(one));
    if (found === undefined) throw new Error(`${side} cannot ${kind}`);
    await this.act(side, found);
  }

  async order(side, changes) {
    const path = `/games/${this.id}/standing-orders`;
    const { orders } = await this.people[side].ask('GET', path);
    await this.people[side].ask('PUT', path, { ...orders, ...changes });
  }

  async decision() {
    const { view } = await this.table('british');
    return view.phase === 'over' ? null : view.decision;
  }

  /** Waits for the server's answer to what a side is asked. */
  async answered(side) {
    for (let tries = 0; tries < 20; tries++) {
      if ((await this.decision())?.side !== side) return;
      await pause(ANSWERED);
    }
    throw new Error(`${side} got no automatic answer`);
  }

  /** Plays at random, and takes something back now and then. */
  async playOn(steps, seed) {
    let state = seed;
    const below = (most) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % most;
    };
    for (let step = 0; step < steps; step++) {
      const decision = await this.decision();
      if (decision === null) return;
      const mover = (await this.table('british')).canUndo ? 'british' : 'french';
      if (step % 9 === 5 && (await this.table(mover)).canUndo) {
        await this.undo(mover).catch(() => undefined);
        continue;
      }
      const actions = await this.legal(decision.side);
      const wished = actions.filter(
        ({ kind }) => !['pass', 'discard', 'end-turn', 'resign', 'reserve'].includes(kind),
      );
      const from = wished.length > 0 && below(8) > 0 ? wished : actions;
      // The server may answer first.
      if (from.length > 0)
        await this.act(decision.side, from[below(from.length)]).catch(() => undefined);
    }
  }
}

const START = {
  british: {
    ...{ boston: 'town', 'new-york': 'village', pemaquid: 'village', philadelphia: 'town' },
    ...{ norfolk: 'village', 'st-marys': 'village', 'new-haven': 'village' },
  },
  french: {
    ...{ quebec: 'town', montreal: 'village', tadoussac: 'village', 'trois-rivieres': 'village' },
    ...{ 'port-royal': 'village', louisbourg: 'village', gaspe: 'village' },
  },
};

const cards = ({ hand = [], reserve = [], deck = [], siegeCards = {} } = {}) => ({
  money: 10,
  hand,
  deck,
  discard: [],
  reserve,
  captured: { villages: 0, towns: 0 },
  siegeCards: { british: [], french: [], ...siegeCards },
});

/** A practice game with these cards, the pieces of the beginning and those that are named. */
const practice = ({ side = 'british', british, french, pieces = {}, sieges = {} }) => {
  const locations = {};
  for (const [owner, places] of Object.entries(START)) {
    for (const [id, piece] of Object.entries(places)) {
      locations[id] = { owner, piece, fortified: false };
    }
  }
  for (const [id, owner] of Object.entries(pieces)) {
    locations[id] = { owner, piece: 'village', fortified: false };
  }
  return {
    practice: {
      seed: null,
      setup: {
        turn: side === 'british' ? 11 : 12,
        side,
        phase: 'actions',
        actionsLeft: 2,
        locations,
        sieges: { british: null, french: null, ...sieges },
        british: cards({ deck: ['location:norfolk', 'location:philadelphia'], ...british }),
        french: cards({ deck: ['location:tadoussac', 'location:trois-rivieres'], ...french }),
      },
    },
  };
};

const report = [];
const kept = (name, game) => report.push(`| ${name} | \`${game.id}\` |`);

const wolfe = await Person.registered('Wolfe');
const montcalm = await Person.registered('Montcalm');
const guest = await Person.guest();
const other = await Person.guest();

const RAID = {
  side: 'french',
  british: { hand: ['empire:rangers', 'location:pemaquid', 'empire:militia'] },
  french: { hand: ['empire:native-americans', 'location:quebec', 'location:montreal'] },
  pieces: { pemaquid: 'british', 'fort-halifax': 'french' },
};
const isRaid = ({ location }) => location === 'pemaquid';

{
  const game = await Game.of(wolfe, montcalm, practice(RAID));
  await game.order('british', { raid: 'ask' });
  await game.first('french', 'raid', isRaid);
  await pause(ANSWERED);
  await game.undo('french');
  await game.act('french', { kind: 'pass' });
  kept('raid undone while the British were being asked; running', game);
}
{
  const game = await Game.of(guest, other, practice(RAID));
  await game.first('french', 'raid', isRaid);
  await game.undo('french');
  await game.first('french', 'raid', isRaid);
  await game.answered('british');
  await game.act('french', { kind: 'pass' });
  await game.act('french', { kind: 'end-turn' });
  kept(
    'raid undone before the default orders answered, raided again and blocked by them; running',
    game,
  );
}
{
  const game = await Game.of(
    wolfe,
    montcalm,
    practice({
      british: { hand: ['empire:rangers', 'location:boston'] },
      french: { hand: ['empire:militia', 'empire:coureurs-de-bois', 'empire:siege-artillery'] },
    }),
  );
  await game.order('french', { ambush: 'ask' });
  await game.first('british', 'ambush');
  await pause(ANSWERED);
  await game.undo('british');
  await game.act('british', { kind: 'pass' });
  await game.first('british', 'ambush');
  await pause(ANSWERED);
  await game.undo('british');
  await game.say('french', 'Make up your mind.');
  await game.act('british', { kind: 'pass' });
  await game.act('british', { kind: 'end-turn' });
  await game.command('french', { kind: 'resign' });
  kept('ambush undone twice while the French were being asked; finished', game);
}
{
  const setup = {
    side: 'french',
    british: { hand: ['empire:militia'], reserve: ['empire:regular-infantry'] },
    french: { hand: ['empire:militia', 'empire:native-americans', 'location:montreal'] },
  };
  const game = await Game.of(guest, other, practice(setup));
  await game.first('french', 'ambush');
  await game.answered('british');
  await game.act('french', { kind: 'pass' });
  kept(
    'card order outranks the place: Militia lost from hand though the reserve holds infantry; running',
    game,
  );
}
{
  const game = await Game.of(
    guest,
    other,
    practice({
      british: { hand: ['empire:rangers', 'location:boston'] },
      french: { hand: ['empire:militia', 'neutral:native-americans', 'empire:siege-artillery'] },
    }),
  );
  await game.first('british', 'ambush');
  await game.answered('french');
  kept('ambush blocked by the default orders; running', game);
}
{
  const game = await Game.of(
    wolfe,
    montcalm,
    practice({
      british: { hand: ['empire:indian-leader', 'location:boston'] },
      french: { hand: ['neutral:native-americans'], reserve: ['neutral:native-americans'] },
    }),
  );
  await game.order('french', { convertFrom: 'hand' });
  await game.first('british', 'convert');
  await game.undo('british');
  await game.first('british', 'convert');
  await game.answered('french');
  kept('Indian Leader undone before the answer, then answered by stored orders; running', game);
}
{
  const setup = {
    side: 'french',
    british: { hand: ['neutral:native-americans'] },
    french: { hand: ['empire:priest', 'location:quebec', 'location:montreal'] },
  };
  const game = await Game.of(guest, other, practice(setup));
  await game.first('french', 'convert').catch((problem) => report.push(String(problem)));
  await pause(ANSWERED);
  kept('Priest answered by the server; running', game);
}
{
  const setup = {
    british: {
      hand: ['empire:regular-infantry', 'empire:siege-artillery', 'empire:ships', 'empire:militia'],
      siegeCards: { british: ['empire:regular-infantry'] },
    },
    french: { hand: ['location:quebec'], siegeCards: { british: [] } },
    sieges: { british: { location: 'louisbourg', value: 6 } },
  };
  for (const edition of ['first', 'first-revised']) {
    const wish = { edition, ...practice(setup) };
    const game = await Game.of(wolfe, montcalm, wish).catch((problem) => {
      report.push(`${edition}: ${problem}`);
      return null;
    });
    if (game === null) continue;
    await game.first('british', 'reinforce', ({ card, cards: many }) =>
      JSON.stringify(card ?? many).includes('siege-artillery'),
    );
    await game.first('british', 'reinforce');
    const { view } = await game.table('british');
    kept(`${edition} edition, siege at ${view.sieges.british.value}; running`, game);
    if (edition === 'first') continue;
    await game.act('british', { kind: 'end-turn' });
    await game.playOn(20, 7);
  }
}
{
  const game = await Game.of(guest, other, { edition: 'first' });
  await game.playOn(5000, 3);
  const { view } = await game.table('british');
  kept(`first edition from the beginning, ${view.phase === 'over' ? 'finished' : 'running'}`, game);
}
{
  const rules = [
    ...['pay-to-reshuffle', 'ambush-reaches-sieges', 'french-siege-redraw', 'free-fur'],
    ...['french-start-empire-card', 'free-discard-of-lost-locations', 'british-siege-restraint'],
  ];
  const game = await Game.of(other, guest, { rules });
  await game.playOn(160, 11);
  kept('scenario rules with decisions of their own, random play with undo; running', game);
}
{
  const pace = { kind: 'days', daysPerTurn: 3, capDays: 10 };
  const game = await Game.of(wolfe, montcalm, { pace, rated: true });
  await game.playOn(60, 5);
  await game.command('french', { kind: 'offer-draw' });
  await game.command('british', { kind: 'answer-draw', accept: false });
  await game.command('french', { kind: 'resign' });
  kept('rated, days per turn; finished by resignation', game);
}
{
  const pace = { kind: 'live', minutes: 30, incrementSeconds: 30 };
  const game = await Game.of(wolfe, montcalm, { pace, opponent: { kind: 'invitation' } });
  await game.act('british', { kind: 'pass' });
  await game.act('british', { kind: 'end-turn' });
  await game.command('british', { kind: 'ask-take-back', to: null });
  await game.command('french', { kind: 'answer-take-back', accept: true });
  await game.act('british', { kind: 'end-turn' });
  await wolfe.ask('PUT', `/games/${game.id}/notes`, { text: 'The French like to wait.' });
  kept('live, by invitation, an end of turn taken back by consent; running', game);
}
{
  const pace = { kind: 'days', daysPerTurn: 3, capDays: 10 };
  const game = await Game.of(wolfe, montcalm, { pace, ...practice(RAID) });
  await game.order('british', { raid: 'ask' });
  await game.first('french', 'raid', isRaid);
  await pause(ANSWERED);
  kept('the British are being asked about a raid and the answer is not due yet; running', game);
}
{
  const game = await Game.of(guest, null, { opponent: { kind: 'computer', level: 'recruit' } });
  await game.act('british', { kind: 'pass' });
  await game.act('british', { kind: 'end-turn' });
  for (let tries = 0; tries < 40; tries++) {
    if (
      (await game.decision())?.kind === 'take-action' &&
      (await game.decision()).side === 'british'
    )
      break;
    await pause(ANSWERED);
  }
  kept('against the computer; running', game);
}
kept('waits for an opponent; open', await Game.of(other, null));
process.stdout.write(`${report.join('\n')}\n`);
