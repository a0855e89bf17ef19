// Something of the server's on screen: asked for once, and again when somebody says that it changed.
import { useCallback, useEffect, useState } from 'react';
import { ask, type Failure } from './client.ts';

export interface AnswerShown<T> {
  /** null until the server has answered. */
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly askAgain: () => void;
}

export function useAnswer<T>(path: string): AnswerShown<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void ask<T>('GET', path).then((answer) => {
      if (isLeft) return;
      if (answer.ok) setValue(answer.value);
      setFailure(answer.ok ? null : answer.error);
    });
    return () => {
      isLeft = true;
    };
  }, [path, times]);
  const askAgain = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  return { value, failure, askAgain };
}
