import { useSyncExternalStore } from 'react';
import { hasMapConsent, watchMapConsent } from '@/lib/map/consent';

/** Whether requests to Google may leave; `null` until the browser can tell. */
export function useMapConsent(): boolean | null {
  return useSyncExternalStore<boolean | null>(watchMapConsent, hasMapConsent, () => null);
}
