// What the server does for the routes by which people keep others away, and report them.
import type { MANNERS_ROUTES } from '@arpents/protocol';
import type { Desk } from '../games/desk.ts';
import { barriersOf, liftBarrier, report, setBarrier } from '../games/manners.ts';
import type { Handlers } from './route.ts';

export const mannersHandlers = (desk: Desk): Handlers<keyof typeof MANNERS_ROUTES> => ({
  'GET /api/me/barriers': async ({ identity }) => ({
    barriers: await barriersOf(desk, identity.person.id),
  }),
  'PUT /api/people/:id/barrier': ({ identity, params, body }) =>
    setBarrier(desk, identity.person.id, params.id, body.kind),
  'DELETE /api/people/:id/barrier': ({ identity, params }) =>
    liftBarrier(desk, identity.person.id, params.id),
  'POST /api/people/:id/reports': ({ identity, params, body }) =>
    report(desk, identity.person.id, params.id, body),
});
