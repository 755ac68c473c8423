import '@/app/shared-styles';
import type { Metadata } from 'next';
import { PlaceChoicePage } from '@/components/places/place-choice-page';
import { placeChoice } from '@/lib/place-search/place-choice';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Without a canonical: the page is not indexed. */
export const metadata: Metadata = unindexedMetadata('Quel lieu cherchez-vous ?');

/**
 * Asks which place is meant, or to correct one that nobody knows. It contains what a visitor typed, so it is
 * rendered for each request and never stored.
 */
export default async function WhichPlacePage({ searchParams }: Props) {
  return <PlaceChoicePage choice={placeChoice(readParams(await searchParams))} />;
}

function readParams(given: Awaited<Props['searchParams']>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') params.set(name, value);
  }
  return params;
}
