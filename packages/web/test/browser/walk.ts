// How somebody gets to the screens of which pictures are taken. Nothing is looked for by its words, so that pictures can
// be taken in any language.
import type { Person } from './person.ts';
import type { Guise, Stage } from './stage.ts';

/** Takes a picture of a page as it stands, under a name. */
export type Take = (who: Pick<Person, 'page'>, name: string) => Promise<void>;

export type Walk = (stage: Stage, guise: Guise, take: Take) => Promise<void>;
