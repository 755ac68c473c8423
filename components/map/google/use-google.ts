import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRefusedByGoogle, loadGoogleMaps, watchGoogleRefusal } from '@/lib/map/google-script';

/** How far Google's script is. */
export function useGoogle(apiKey: string) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const refused = useSyncExternalStore(watchGoogleRefusal, isRefusedByGoogle, () => false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let left = false;
    loadGoogleMaps(apiKey).then(
      () => !left && setState('ready'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [apiKey, attempt]);

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
