import '@/app/shared-styles';
// First, as on the page of the saved ads: otherwise the list would load them too.
import '@/components/ads/saved/saved-ads.module.css';
import '@/components/ads/planning/plans.module.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readSearch } from '@/app/annonces/load-list';
import { loadPage, withStatus } from '@/app/page-outcome';
import type { SearchParams } from '@/app/search-params';
import { PlanForm } from '@/components/ads/planning/plan-form';
import { Plans } from '@/components/ads/planning/plans';
import styles from '@/components/ads/planning/plans.module.css';
import { RetryPage } from '@/components/ads/retry-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/notice';
import { planningPath } from '@/lib/ads/ad-paths';
import { placeOf } from '@/lib/ads/list/list-page';
import { adsUnavailable, composePlanning, placeSearchPreparing } from '@/lib/ads/messages';
import { adListHref, defaultSearch, filtersOf, planningHref } from '@/lib/ads/search';
import { specialtyChoices } from '@/lib/ads/specialty/specialty';
import { whenChoices } from '@/lib/ads/when/when-choices';
import { listFilters, readFacets, readPlanning } from '@/lib/api/ads-list';
import { openSpecialtiesResource, specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config/config';
import { summarize } from '@/lib/places/gazetteer/place';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = unindexedMetadata(composePlanning, planningPath);

export default withStatus(async function PlanningPage(props: { searchParams: SearchParams }) {
  // Only an index knows all ads of a search.
  if (listFilters() !== 'all') return notFound();
  const filters = filtersOf(await readSearch(props.searchParams, planningHref));
  const place = placeOf(filters);
  const [specialties, open, facets, loaded] = await Promise.all([
    specialtiesResource.readSection(),
    openSpecialtiesResource.readOrNull(),
    readFacets(filters),
    loadPage(() => readPlanning(filters)),
  ]);
  if (loaded.kind === 'none') return notFound();
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={adsBreadcrumbs({ name: composePlanning, path: planningPath })} />
      <h1>{composePlanning}</h1>
      <p className={styles.lead}>
        Des annonces qui s’enchaînent dans vos dates, et autour d’un lieu des remplacements
        réguliers qui tiennent dans une semaine.
      </p>
      <PlanForm
        filters={filters}
        specialties={specialties && specialtyChoices(specialties, open)}
        place={place && summarize(place)}
        when={facets?.when ?? whenChoices(getToday(), place)}
        facets={facets}
      />
      {loaded.kind === 'page' ? (
        <Plans
          planning={loaded.page}
          hasPlace={place !== null}
          listHref={adListHref({ ...defaultSearch, ...filters })}
          siteUrl={config.SITE_URL}
        />
      ) : (
        <EmptyState
          title={loaded.kind === 'preparing' ? placeSearchPreparing : adsUnavailable}
          action={<RetryPage asksAgain={loaded.kind === 'preparing'} />}
        >
          Réessayez dans quelques instants.
        </EmptyState>
      )}
    </Container>
  );
});
