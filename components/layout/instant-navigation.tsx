'use client';

import { ProgressBar } from '@/components/ui/progress-bar';
import { useNavigating } from './use-navigating';
import { usePrefetchOnIntent } from './use-prefetch-on-intent';

/** Has pages at hand before they are asked for, and shows when one is not. */
export function InstantNavigation() {
  usePrefetchOnIntent();
  return useNavigating() && <ProgressBar />;
}
