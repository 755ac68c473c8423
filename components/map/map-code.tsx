import { type ReactNode, useEffect, useState } from 'react';
import { MapUnloadable } from '@/components/map/map-failure';
import { withTimeout } from '@/lib/runtime/with-timeout';

const timeoutMs = 15_000;

type Props<Code> = {
  /** Imports the code; must be a stable function. */
  load: () => Promise<Code>;
  /** Shown until it is loaded. */
  placeholder: ReactNode;
  children: (code: Code) => ReactNode;
};

/** A part of the map whose code is loaded on demand. */
export function MapCode<Code>({ load, placeholder, children }: Props<Code>) {
  const [state, setState] = useState<{ code: Code } | 'failed' | null>(null);
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

  function retry() {
    setState(null);
    setAttempt(attempt + 1);
  }

  if (state === 'failed') return <MapUnloadable onRetry={retry} />;
  return state === null ? placeholder : children(state.code);
}
