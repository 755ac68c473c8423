import { useEffect, useState } from 'react';
import { withTimeout } from '@/lib/with-timeout';

// In milliseconds.
const timeoutMs = 15_000;

type State<Code> = { code: Code } | 'failed' | null;

/**
 * The code of the map, which no page loads before it is wanted.
 *
 * @param load imports it; the same function each time.
 */
export function useMapCode<Code>(load: () => Promise<Code>) {
  const [state, setState] = useState<State<Code>>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let left = false;
    withTimeout(load(), timeoutMs).then(
      (code) => !left && setState({ code }),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  return {
    code: typeof state === 'object' ? (state?.code ?? null) : null,
    failed: state === 'failed',
    retry() {
      setState(null);
      setAttempt(attempt + 1);
    },
  };
}
