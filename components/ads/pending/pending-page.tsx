'use client';

import { useEffect, useState } from 'react';
import { useNavigation } from '@/components/layout/use-navigation';

/** Covers the previous page while the list or an ad is late. Not a `loading.tsx`: nothing is streamed. */
export function PendingPage({ hasMap }: { hasMap: boolean }) {
  const navigation = useNavigation();
  const [code, setCode] = useState<typeof import('./page-cover') | null>(null);
  const isNavigating = navigation !== null;
  useEffect(() => {
    // After a failure the page that is left stays.
    if (isNavigating) import('./page-cover').then(setCode, () => undefined);
  }, [isNavigating]);
  return code && <code.PageCover navigation={navigation} hasMap={hasMap} />;
}
