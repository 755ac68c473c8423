import { useEffect, useEffectEvent, useState } from 'react';

type Read<T> = (call: string, signal: AbortSignal) => Promise<T>;

/**
 * Reads the response to a call, each time the call changes. What was read before is there at once, and stays when it
 * cannot be read again. After a failure it is read again once the browser is online.
 * @param call `null` for none.
 * @param known the responses read in this document, by their call.
 */
export function useRead<T>(call: string | null, read: Read<T>, known: Map<string, T>) {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState({ call, attempt: -1, error: undefined as unknown });
  const isDone = last.call === call && last.attempt === attempt;
  const error = isDone ? last.error : undefined;
  const start = useEffectEvent(read);

  useEffect(() => {
    if (call === null) return;
    const controller = new AbortController();
    const finish = (error?: unknown) => {
      if (!controller.signal.aborted) setLast({ call, attempt, error });
    };
    start(call, controller.signal).then((response) => {
      // An equal response stays the same object, so that what shows it is not rendered again.
      if (JSON.stringify(known.get(call)) !== JSON.stringify(response)) known.set(call, response);
      finish();
    }, finish);
    return () => controller.abort();
  }, [call, attempt, known]);

  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setAttempt((attempts) => attempts + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);

  return {
    data: call === null ? undefined : known.get(call),
    error,
    loading: call !== null && !isDone,
    retry: () => setAttempt(attempt + 1),
  };
}
