import type { ComponentProps } from 'react';
import { Notice } from '@/components/ui/notice/notice';
import { useHydrated } from '@/components/ui/use-hydrated';

/** A message in a live region that may be in the served HTML: inserted again at hydration, so that it is announced. */
export function AnnouncedNotice(props: Omit<ComponentProps<typeof Notice>, 'role'>) {
  const hydrated = useHydrated();
  return <Notice key={String(hydrated)} {...props} />;
}
