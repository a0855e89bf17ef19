// Whom the reader has muted or blocked, and how that is changed.
import type { BarrierKind, BarrierShown } from '@arpents/protocol';
import { useState } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { useAnswer } from '../api/use-answer.ts';
import { beSomebody, useMe } from '../state/me.ts';

export interface Barriers {
  readonly barriers: readonly BarrierShown[];
  readonly failure: Failure | null;
  /** null: nothing stands between them any more. */
  readonly set: (person: string, kind: BarrierKind | null) => void;
}

export function useBarriers(): Barriers {
  const isSomebody = useMe((state) => state.me !== null);
  const { value, failure, askAgain } = useAnswer(isSomebody ? 'GET /api/me/barriers' : null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const change = async (id: string, kind: BarrierKind | null): Promise<void> => {
    const problem = await beSomebody();
    if (problem !== null) {
      setRefused(problem);
      return;
    }
    const answer =
      kind === null
        ? await ask('DELETE /api/people/:id/barrier', { params: { id } })
        : await ask('PUT /api/people/:id/barrier', { params: { id }, body: { kind } });
    setRefused(answer.ok ? null : answer.error);
    askAgain();
  };
  return {
    barriers: value?.barriers ?? [],
    failure: refused ?? failure,
    set: (person, kind) => void change(person, kind),
  };
}
