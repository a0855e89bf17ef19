// The routes by which people keep others away, and report them.
import type { RouteRows } from './route.ts';

export const MANNERS_ROUTES = {
  'GET /api/me/barriers': {
    id: 'listBarriers',
    access: 'cookie',
    answer: 'BarriersAnswer',
    summary: 'Whom one has muted or blocked',
  },
  'PUT /api/people/:id/barrier': {
    id: 'setBarrier',
    access: 'cookie',
    body: 'barrierRequest',
    summary: 'Mute or block somebody',
    remarks:
      '`mute`: their messages are not sent to one any more; `block`: besides, neither joins games of the other or plays a rematch, and they cannot write (`not-welcome`)',
  },
  'DELETE /api/people/:id/barrier': {
    id: 'liftBarrier',
    access: 'cookie',
    summary: 'Neither mute nor block somebody any more',
  },
  'POST /api/people/:id/reports': {
    id: 'reportPerson',
    access: 'cookie',
    limit: 'creation',
    body: 'reportRequest',
    summary: 'Report somebody to whoever runs the server',
    remarks: 'with a `game` that both have played, what was said there is kept with the report',
  },
} as const satisfies RouteRows;
