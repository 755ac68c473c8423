import { useEffectEvent, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { type Listed, usePageTitle } from '@/components/ads/list/use-page-title';
import { useRead } from '@/components/ui/use-read';
import type { AdsPage } from '@/lib/ads/card';
import { readAdsPage, readWiderSearches } from '@/lib/api/browser/ads-page';
import type { Received } from '@/lib/api/browser/ads-page-request';

/* The code that the list needs once its search changes: one file, as each dynamic import costs the list some code. */

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
  /** The call of the same search of the index; `null` where there is none. */
  indexCall: string | null;
  onRead: (read: ReadPage) => void;
  /** What the title of the document names. */
  listed: Listed;
};

/** Reads the page of a call with SWR. A component without a view, because its code is loaded when it is needed. */
export function PageReader(props: Props) {
  const { call, served, request, indexCall, onRead } = props;
  const { mutate } = useSWRConfig();
  const read = async (call: string) => {
    const page = readAdsPage(call, await request(call));
    if (page.cards.length > 0 || indexCall === null || indexCall === call) return page;
    return { ...page, wider: await readWiderSearches(indexCall) };
  };
  const { data, error, loading, retry } = useRead<AdsPage>(call, read);
  const again = useEffectEvent(retry);
  usePageTitle(props.listed);
  // For Back, which shows it at once.
  useLayoutEffect(() => {
    if (served.page) void mutate(served.call, served.page, { revalidate: false });
  }, [mutate, served.call, served.page]);

  useLayoutEffect(() => {
    onRead({ call, page: data, error, loading, retry: () => again() });
  }, [onRead, call, data, error, loading]);
  return null;
}
