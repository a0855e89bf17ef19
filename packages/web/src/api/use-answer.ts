// Something of the server's on screen: asked for once, and again when somebody says that it changed.
import type { AnswerOf, CallArguments, RouteKey } from '@arpents/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, type Failure } from './client.ts';

export interface AnswerShown<T> {
  /** null until the server has answered. */
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly askAgain: () => void;
}

/** `null` asks nothing yet. */
export function useAnswer<K extends RouteKey>(
  route: K | null,
  ...call: CallArguments<K>
): AnswerShown<AnswerOf<K>> {
  const [value, setValue] = useState<AnswerOf<K> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [times, setTimes] = useState(0);
  // A call is the same as long as it says the same.
  const said = JSON.stringify(call);
  useEffect(() => {
    if (route === null) return;
    let isLeft = false;
    void ask(route, ...(JSON.parse(said) as CallArguments<K>)).then((answer) => {
      if (isLeft) return;
      if (answer.ok) setValue(answer.value);
      setFailure(answer.ok ? null : answer.error);
    });
    return () => {
      isLeft = true;
    };
  }, [route, said, times]);
  const askAgain = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  return { value, failure, askAgain };
}
