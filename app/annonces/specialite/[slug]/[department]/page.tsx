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
import { readPairPage } from '@/lib/api/landing/landing-pages';
import { specialtiesResource } from '@/lib/api/resources/short-lists';

type Props = { params: Promise<{ slug: string; department: string }> };

// Once for the metadata and the page.
const loadPair = cache((slug: string, department: string) =>
  loadPage(() => readPairPage(slug, department)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, department } = await params;
  const loaded = await loadPair(slug, department);
  if (loaded.kind === 'page') {
    return landingMetadata(loaded.page, await specialtiesResource.readOrNull());
  }
  return absentLandingMetadata(loaded.kind, 'Aucune annonce pour cette spécialité');
}

export default async function SpecialtyInDepartmentPage({ params }: Props) {
  const { slug, department } = await params;
  const loaded = await loadPair(slug, department);
  if (loaded.kind === 'page') return <LandingArticle page={loaded.page} />;
  const title = 'Aucune annonce pour cette spécialité dans ce département.';
  return <AbsentLanding kind={loaded.kind} missing={<LandingMissing title={title} />} />;
}
