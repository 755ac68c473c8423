'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

type Task = () => void;

// One for the window: the link may be in the page that is left, whose effects end with it. Those of
// the header's own links go on.
let awaited: { from: string; to: string; task: Task } | null = null;

/**
 * Links that do something on arrival: `onArrival(path, task)` runs the task once that path is
 * shown, at once when it already is, and forgets it when the visitor goes elsewhere. However slow
 * the way, the task starts from the arrival and not from the click.
 */
export function useAfterNavigation(): (path: string, task: Task) => void {
  const pathname = usePathname();

  useEffect(() => {
    const arrival = awaited;
    // Not on its way yet: only another link came.
    if (arrival === null || arrival.from === pathname) return;
    awaited = null;
    if (arrival.to === pathname) arrival.task();
  }, [pathname]);

  return (path, task) => {
    if (path === pathname) task();
    else awaited = { from: pathname, to: path, task };
  };
}
