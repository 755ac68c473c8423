import useSWR, { type SWRConfiguration } from 'swr';

/** Reads the response to a call, if any, with SWR: when the call changes, and after a failure once online again. */
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
