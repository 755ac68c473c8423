import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRefusedByGoogle, loadGoogleMaps, watchGoogleAuthFailure } from '@/lib/map/google-script';

/**
 * How far Google's script is.
 *
 * @param wanted before that, nothing is asked of Google.
 */
export function useGoogle(apiKey: string, wanted: boolean) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const refused = useSyncExternalStore(watchGoogleAuthFailure, isRefusedByGoogle, () => false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
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
      // The script that refused cannot be loaded a second time into this page.
      if (refused) location.reload();
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
