import { useEffect, useState } from 'react';
import { fetchPlaces } from '@/lib/api/browser/places';
import type { PlaceSummary } from '@/lib/places/place-summary-schema';
import { recentPlaces } from '@/lib/places/recent-places';

/** Milliseconds after the last key before suggestions are requested. */
const typingMs = 120;

export type Suggestions = {
  /** `recent`: what the visitor chose before, as long as nothing is typed. */
  kind: 'recent' | 'found' | 'failed';
  places: PlaceSummary[];
};

/**
 * The places to suggest for what was typed, or the recent ones when that is nothing; `null` until there are
 * some. Those before stay while the next load.
 *
 * @param typed `null` when no suggestions are wanted.
 */
export function useSuggestions(typed: string | null): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (typed === null) return setSuggestions(null);
    if (typed === '') return setSuggestions({ kind: 'recent', places: recentPlaces() });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchPlaces(typed, controller.signal).then(
        (places) => setSuggestions({ kind: 'found', places }),
        () => {
          if (!controller.signal.aborted) setSuggestions({ kind: 'failed', places: [] });
        },
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return suggestions;
}
