'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

type Task = () => void;

// One for the document, as the link may be in the page that is unmounted: the effect of a link in
// the header or footer then runs the task.
let awaited: { from: string; to: string; task: Task } | null = null;

/**
 * Returns a function that runs a task once a path is shown: at once on that path, otherwise after
 * the navigation, however long it takes. Another navigation cancels it.
 */
export function useAfterNavigation(): (path: string, task: Task) => void {
  const pathname = usePathname();

  useEffect(() => {
    const pending = awaited;
    // On the same path only another link was mounted.
    if (pending === null || pending.from === pathname) return;
    awaited = null;
    if (pending.to === pathname) pending.task();
  }, [pathname]);

  return (path, task) => {
    if (path === pathname) task();
    else awaited = { from: pathname, to: path, task };
  };
}
