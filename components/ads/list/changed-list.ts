import { useEffectEvent, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useRead } from '@/components/ui/use-read';
import type { AdsPage } from '@/lib/ads/card';
import { readAdsPage } from '@/lib/api/browser/ads-page';
import type { Received } from '@/lib/api/browser/ads-page-request';

/* The code that the list needs once its search changes: one file, as each dynamic import costs the list some code. */
export { listTitle } from '@/lib/ads/search-in-words';

export type ReadPage = {
  call: string;
  page: AdsPage | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
};

type Props = {
  call: string;
  served: { call: string; page: AdsPage | null };
  request: (call: string) => Promise<Received>;
  onRead: (read: ReadPage) => void;
};

/** Reads the page of a call with SWR. A component without a view, because its code is loaded when it is needed. */
export function PageReader({ call, served, request, onRead }: Props) {
  const { mutate } = useSWRConfig();
  const read = async (call: string) => readAdsPage(call, await request(call));
  const { data, error, loading, retry } = useRead<AdsPage>(call, read);
  const again = useEffectEvent(retry);
  // For Back, which shows it at once.
  useLayoutEffect(() => {
    if (served.page) void mutate(served.call, served.page, { revalidate: false });
  }, [mutate, served.call, served.page]);

  useLayoutEffect(() => {
    onRead({ call, page: data, error, loading, retry: () => again() });
  }, [onRead, call, data, error, loading]);
  return null;
}
