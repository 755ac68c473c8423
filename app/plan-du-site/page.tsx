import '@/app/shared-styles';
import { withStatus } from '@/app/page-outcome';
import { SitePlan } from '@/components/plan/site-plan';
import { listFilters, readAdLinks } from '@/lib/api/ads-list';
import { postLinksResource } from '@/lib/api/resources/first-pages';
import { openSpecialtiesResource } from '@/lib/api/resources/short-lists';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { planPage, postLinks } from '@/lib/seo/sitemap/plan';

export const metadata = pageMetadata(planPage);

export default withStatus(async function PlanPage() {
  const [open, posts, ads] = await Promise.all([
    openSpecialtiesResource.readSection(),
    postLinksResource.readSection(),
    readAdLinks(),
  ]);
  return (
    <SitePlan
      showsMap={mapsAccess(config) !== null}
      showsPlaces={listFilters() === 'all'}
      specialties={open}
      ads={ads}
      posts={posts && postLinks(posts)}
    />
  );
});
