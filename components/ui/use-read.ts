import useSWR, { type SWRConfiguration } from 'swr';

/**
 * Reads the response to a call with SWR: when the call changes, and after a failure when the browser is online again.
 * What was read before is there at once. @param call `null` for none.
 */
export function useRead<T>(
  call: string | null,
  read: (call: string) => Promise<T>,
  options?: SWRConfiguration<T, unknown>,
) {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(call, read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...options,
  });
  const retry = () => void mutate().catch(() => undefined);
  return { data, error, loading: isValidating, retry };
}
