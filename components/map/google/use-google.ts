import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRefusedByGoogle, loadGoogleMaps, watchGoogleAuthFailure } from '@/lib/map/google-script';

/**
 * Loads Google's script, and gives its state.
 *
 * @param wanted whether to load it.
 */
export function useGoogle(apiKey: string, wanted: boolean) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const refused = useSyncExternalStore(watchGoogleAuthFailure, isRefusedByGoogle, () => false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    loadGoogleMaps(apiKey).then(
      () => !left && setState('ready'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [apiKey, attempt, wanted]);

  return {
    state: refused ? 'failed' : state,
    fail: () => setState('failed'),
    retry() {
      // A script that refused the key cannot be loaded again into the same document.
      if (refused) location.reload();
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
