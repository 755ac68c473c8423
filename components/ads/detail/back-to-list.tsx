'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { adListHref, adListPath, parseAdSearch } from '@/lib/ads/search';
import styles from './back-to-list.module.css';

const never = () => () => {};

/**
 * Links back to the search the ad was found with. The page is cached without its query, so only the
 * browser knows that search; without JavaScript the link leads to the unfiltered list.
 */
export function BackToList() {
  const href = useSyncExternalStore(
    never,
    () => adListHref(parseAdSearch(new URLSearchParams(location.search))),
    () => adListPath,
  );
  return (
    <p className={styles.back}>
      <Link href={href} prefetch={false}>
        <ArrowLeftIcon size={20} aria-hidden />
        Retour aux annonces
      </Link>
    </p>
  );
}
