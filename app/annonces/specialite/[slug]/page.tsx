import '@/app/shared-styles';
import { landingRoute } from '@/app/annonces/landing';
import { SpecialtyNotFound } from '@/components/ads/absent-ads';
import { LinkGroups, SpecialtyLinks } from '@/components/landing/link-groups';
import { pageSizeOf } from '@/lib/ads/list/list-page';
import { defaultSearch } from '@/lib/ads/search';
import { findSpecialty, isSpecialtySlug, specialtyRoot } from '@/lib/ads/specialty/specialty';
import { specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { readFirstAds, readWhenLinks } from '@/lib/api/ads-list';
import { readDepartmentLinks } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource, specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';

const absent = {
  title: 'Aucune annonce pour cette spécialité',
  content: <SpecialtyNotFound />,
};

/** The page of a specialty that has an open ad. */
const route = landingRoute(absent, async (slug) => {
  if (!isSpecialtySlug(slug)) return null;
  const all = await specialtiesResource.read();
  const specialty = findSpecialty(slug, all);
  if (specialty === null) return null;
  const search = { ...defaultSearch, specialty: specialty.id };
  const first = await readFirstAds(search, pageSizeOf(search));
  // With more pages some ads are open.
  if (first === null || (first.ads.length === 0 && !first.hasMore)) return null;
  const path = `${specialtyRoot}/${slug}`;
  const departments = await readDepartmentLinks(specialty, all);
  const open = (await openSpecialtiesResource.readOrNull()) ?? [];
  const groups = await readWhenLinks(search);
  if (departments.length > 0) groups.push({ title: 'Par département', links: departments });
  return {
    page: {
      ...specialtyPage(specialty, first, getToday()),
      path,
      crumbs: [{ name: specialty.name, path }],
    },
    links: (
      <>
        {groups.length > 0 && <LinkGroups groups={groups} />}
        <SpecialtyLinks
          title="Autres spécialités"
          links={open.filter(({ id }) => id !== specialty.id)}
        />
      </>
    ),
  };
});

export const { generateMetadata } = route;
export default route.render;
