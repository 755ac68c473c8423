import '@/app/shared-styles';
import type { Metadata } from 'next';
import { AbsentLanding, absentLandingMetadata } from '@/app/annonces/absent-landing';
import { banner } from '@/app/annonces/banner';
import { adFeedLinks } from '@/app/annonces/feed-links';
import { SpecialtyArticle } from '@/components/ads/specialty/specialty-article';
import { SpecialtyNotFound } from '@/components/ads/specialty/specialty-not-found';
import { LinkGroups } from '@/components/landing/link-groups';
import { specialtyRoot } from '@/lib/ads/specialty/specialty-url';
import { readDepartmentLinks } from '@/lib/api/landing/landing-links';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadSpecialty } from './load-specialty';

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
  const types = adFeedLinks(search, [specialty]);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

export default async function SpecialtyAdsPage({ params }: Props) {
  const { slug } = await params;
  const loaded = await loadSpecialty(slug);
  if (loaded.kind !== 'page') {
    return <AbsentLanding kind={loaded.kind} missing={<SpecialtyNotFound />} />;
  }
  const { specialty, page } = loaded.page;
  const all = (await specialtiesResource.getOrNull()) ?? [];
  const departments = await readDepartmentLinks(specialty, all);
  const open = (await openSpecialtiesResource.getOrNull()) ?? [];
  return (
    <SpecialtyArticle
      page={page}
      crumbs={adsBreadcrumbs({ name: specialty.name, path: `${specialtyRoot}/${slug}` })}
      banner={banner}
      others={open.filter(({ id }) => id !== specialty.id)}
    >
      {departments.length > 0 && (
        <LinkGroups groups={[{ title: 'Par département', links: departments }]} />
      )}
    </SpecialtyArticle>
  );
}
