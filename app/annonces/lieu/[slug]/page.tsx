import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import {
  AbsentLanding,
  absentLandingMetadata,
  LandingArticle,
  landingMetadata,
} from '@/app/annonces/landing';
import { loadPage } from '@/app/page-outcome';
import { LandingMissing } from '@/components/ads/absent-ads';
import { readPlacePage } from '@/lib/api/landing/landing-pages';

type Props = { params: Promise<{ slug: string }> };

// Once for the metadata and the page.
const loadPlace = cache((slug: string) => loadPage(() => readPlacePage(slug)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPlace((await params).slug);
  if (loaded.kind === 'page') return landingMetadata(loaded.page, null);
  return absentLandingMetadata(loaded.kind, 'Aucune annonce dans ce lieu');
}

export default async function PlacePage({ params }: Props) {
  const loaded = await loadPlace((await params).slug);
  if (loaded.kind === 'page') return <LandingArticle page={loaded.page} />;
  const missing = <LandingMissing title="Aucune annonce dans ce lieu." />;
  return <AbsentLanding kind={loaded.kind} missing={missing} />;
}
