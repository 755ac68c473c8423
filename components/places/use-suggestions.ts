import { useEffect, useState } from 'react';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';

/** Milliseconds after the last key before suggestions are requested. */
const typingMs = 120;

export type Suggestions = {
  /** `recent`: what the visitor chose before, as long as nothing is typed. */
  kind: 'recent' | 'found' | 'failed';
  places: PlaceSummary[];
};

/**
 * The places to suggest for what was typed, or the recent ones when that is nothing; `null` until there are some, and
 * for `null`. Those before stay while the next load.
 */
export function useSuggestions(typed: string | null): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (typed === null) return setSuggestions(null);
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        suggest(typed, controller.signal)
          .catch((): Suggestions => ({ kind: 'failed', places: [] }))
          .then((found) => {
            if (!controller.signal.aborted) setSuggestions(found);
          });
      },
      typed === '' ? 0 : typingMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return suggestions;
}

async function suggest(typed: string, signal: AbortSignal): Promise<Suggestions> {
  if (typed === '') {
    const { recentPlaces } = await import('@/lib/places/search/recent-places');
    return { kind: 'recent', places: recentPlaces() };
  }
  const { readPlaces } = await import('@/lib/api/browser/places');
  return { kind: 'found', places: await readPlaces(typed, signal) };
}
