import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { banner } from '@/app/annonces/banner';
import { AbsentLanding, absentLandingMetadata } from '@/app/annonces/landing';
import { loadPage } from '@/app/page-outcome';
import { SpecialtyNotFound } from '@/components/ads/absent-ads';
import { AdsArticle } from '@/components/ads/article/ads-article';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import { LinkGroups } from '@/components/landing/link-groups';
import { hasOpenAds } from '@/lib/ads/over';
import { defaultSearch } from '@/lib/ads/search';
import { findSpecialty, isSpecialtySlug, specialtyRoot } from '@/lib/ads/specialty/specialty';
import { specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { readDepartmentLinks } from '@/lib/api/landing/landing-pages';
import { readAds } from '@/lib/api/resources/ads';
import { openSpecialtiesResource, specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const loaded = await loadSpecialty(slug);
  if (loaded.kind !== 'page') {
    return absentLandingMetadata(loaded.kind, 'Aucune annonce pour cette spécialité');
  }
  const { specialty, page } = loaded.page;
  const { title, description, search } = page;
  const metadata = pageMetadata({ title, description, path: `${specialtyRoot}/${slug}` });
  return withAdFeeds(metadata, search, [specialty]);
}

export default async function SpecialtyAdsPage({ params }: Props) {
  const { slug } = await params;
  const loaded = await loadSpecialty(slug);
  if (loaded.kind !== 'page') {
    return <AbsentLanding kind={loaded.kind} missing={<SpecialtyNotFound />} />;
  }
  const { specialty, page } = loaded.page;
  const all = (await specialtiesResource.readOrNull()) ?? [];
  const departments = await readDepartmentLinks(specialty, all);
  const open = (await openSpecialtiesResource.readOrNull()) ?? [];
  return (
    <AdsArticle
      page={page}
      crumbs={adsBreadcrumbs({ name: specialty.name, path: `${specialtyRoot}/${slug}` })}
      banner={banner}
    >
      {departments.length > 0 && (
        <LinkGroups groups={[{ title: 'Par département', links: departments }]} />
      )}
      <SpecialtyLinks
        title="Autres spécialités"
        links={open.filter(({ id }) => id !== specialty.id)}
      />
    </AdsArticle>
  );
}

/** The page of a specialty that has an open ad: once for the metadata and the page. */
const loadSpecialty = cache((slug: string) => loadPage(() => readSpecialtyPage(slug)));

async function readSpecialtyPage(slug: string) {
  if (!isSpecialtySlug(slug)) return null;
  const specialty = findSpecialty(slug, await specialtiesResource.read());
  if (specialty === null) return null;
  const ads = await readAds({ ...defaultSearch, specialty: specialty.id });
  if (ads === null) return null;
  const today = getToday();
  const { results, next } = ads;
  if (!hasOpenAds({ results: results.map(({ ad }) => ad), next }, today)) return null;
  return { specialty, page: specialtyPage(specialty, ads, today) };
}
