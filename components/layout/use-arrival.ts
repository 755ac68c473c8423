'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

type Task = () => void;

/**
 * Links that do something on arrival: `onArrival(path, task)` runs the task once that path is
 * shown, at once when it already is, and forgets it when the visitor goes elsewhere. However slow
 * the way, the task starts from the arrival and not from the click.
 */
export function useArrival(): (path: string, task: Task) => void {
  const pathname = usePathname();
  const awaited = useRef<{ path: string; task: Task } | null>(null);

  useEffect(() => {
    const arrival = awaited.current;
    awaited.current = null;
    if (arrival?.path === pathname) arrival.task();
  }, [pathname]);

  return (path, task) => {
    if (path === pathname) task();
    else awaited.current = { path, task };
  };
}
