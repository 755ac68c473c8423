import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice/notice';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A message in a live region that may be in the served HTML. Initial content is not announced: so it is inserted again at
 * hydration.
 */
export function AnnouncedNotice({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return <Notice key={String(hydrated)}>{children}</Notice>;
}
