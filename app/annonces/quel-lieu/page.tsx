import '@/app/shared-styles';
import type { Metadata } from 'next';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { PlaceChoicePage } from '@/components/places/place-choice-page';
import { placeChoicePath } from '@/lib/ads/ad-paths';
import { placeChoice } from '@/lib/ads/list/place-choice';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** The canonical lacks the words that the visitor typed. */
export const metadata: Metadata = unindexedMetadata('Quel lieu cherchez-vous ?', placeChoicePath);

/** It contains what a visitor typed: rendered for each request and never stored. */
export default async function WhichPlacePage({ searchParams }: { searchParams: SearchParams }) {
  return <PlaceChoicePage choice={placeChoice(await readSearchParams(searchParams))} />;
}
