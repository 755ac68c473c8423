import { useEffect, useState } from 'react';
import { withTimeout } from '@/lib/with-timeout';

const timeoutMs = 15_000;

type State<Code> = { code: Code } | 'failed' | null;

/**
 * Loads the code of the map on demand.
 *
 * @param load imports it; must be a stable function.
 */
export function useMapCode<Code>(load: () => Promise<Code>) {
  const [state, setState] = useState<State<Code>>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
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
