import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice/notice';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A message that may come with the HTML, within a region that is live. Nobody hears what is there
 * already: once React is here, it comes in anew.
 */
export function AnnouncedNotice({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return <Notice key={String(hydrated)}>{children}</Notice>;
}
