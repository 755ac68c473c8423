import { useSyncExternalStore } from 'react';
import { hasMapConsent, watchMapConsent } from '@/lib/map/consent';

/** Whether requests to Google are allowed; `null` on the server and until hydration. */
export function useMapConsent(): boolean | null {
  return useSyncExternalStore<boolean | null>(watchMapConsent, hasMapConsent, () => null);
}
