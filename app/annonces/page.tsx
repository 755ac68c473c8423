import '@/app/shared-styles';
import type { Metadata } from 'next';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { banner } from '@/app/annonces/landing';
import { loadList } from '@/app/annonces/load-list';
import { withStatus } from '@/app/page-outcome';
import type { SearchParams } from '@/app/search-params';
import { AdList } from '@/components/ads/list/ad-list';
import styles from '@/components/ads/list/ad-list.module.css';
import { AdListIntro, resultsId } from '@/components/ads/list/ad-list-intro';
import { Subscribe } from '@/components/ads/list/subscribe';
import { PayRule } from '@/components/ads/pay-rule';
import { PlanningLink } from '@/components/ads/planning/planning-link';
import { PublishCall } from '@/components/ads/publish-call';
import { RegionLinks, SpecialtyLinks } from '@/components/landing/link-groups';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DrawnMap, ServedListMap } from '@/components/map/drawn-map';
import { Container } from '@/components/ui/container';
import { type AdCard, adCard } from '@/lib/ads/card';
import { chosenSpan } from '@/lib/ads/fit';
import { pageSizeOf } from '@/lib/ads/list/list-page';
import type { ServedList } from '@/lib/ads/list/served-list';
import {
  type AdSearch,
  adListHref,
  countFilters,
  defaultSearch,
  type ListFilters,
} from '@/lib/ads/search';
import { listDescription, searchInWords } from '@/lib/ads/search-in-words';
import { adsText, freeInWords } from '@/lib/ads/sent-texts';
import { specialtyChoices } from '@/lib/ads/specialty/specialty';
import { readFirstAds, readPlanInBrief, readSearchMap } from '@/lib/api/ads-list';
import { readPlacePath, readRegionLinks } from '@/lib/api/landing/landing-pages';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const access = mapsAccess(config);

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { list, title, filters, specialties } = await loadList(searchParams);
  const { search } = list;
  const words = searchInWords(search, specialties, getToday());
  const description = listDescription(words, search.page, filters);
  const metadata = pageMetadata({ title, description, path: await canonicalOf(search) });
  return withAdFeeds(metadata, search, specialties);
}

export default withStatus(async function AdListPage({ searchParams }: Props) {
  const { list, filters, specialties, open } = await loadList(searchParams);
  const { search } = list;
  const today = getToday();
  const words = ['Annonces de remplacement médical', ...searchInWords(search, specialties, today)];
  const first = search.page === 1 ? null : await readFirstCards(search, today);
  const cards = first ?? list.page?.cards ?? [];
  const brief = chosenSpan(search) && (await readPlanInBrief(search));
  const plan = brief && <PlanningLink filters={search} plan={brief} />;
  // After the ads that fit, where others follow them.
  const isAmongAds = (list.page?.also ?? null) !== null;
  return (
    <Container className={styles.container}>
      <Breadcrumbs crumbs={adsBreadcrumbs()} />
      <AdListIntro skip={list.page?.cards.length ? list.page.skip : undefined} />
      <AdList
        served={list}
        filters={filters}
        specialties={specialties && specialtyChoices(specialties, open)}
        mapsAccess={access}
        servedMap={search.view === 'map' ? await servedMap(list, filters) : undefined}
        banner={banner}
        payRule={<PayRule />}
        planning={filters === 'all' && <PlanningLink filters={search} />}
        plan={isAmongAds && plan}
        subscribe={
          <>
            {!isAmongAds && plan}
            <Subscribe
              search={search}
              text={adsText(words.join(', '), cards, search)}
              sentence={freeInWords(search, specialties, today)}
            />
          </>
        }
      />
      <PublishCall apart />
      {filters === 'all' && <RegionLinks links={await readRegionLinks()} />}
      <SpecialtyLinks title="Les annonces par spécialité" links={open ?? []} />
    </Container>
  );
});

/** The first ads of a search, which later pages send too; `null` while they cannot be read. */
async function readFirstCards(search: AdSearch, today: string): Promise<AdCard[] | null> {
  const first = await readFirstAds({ ...search, page: 1 }, pageSizeOf(defaultSearch)).catch(
    () => null,
  );
  return first?.ads.map((ad) => adCard(ad, today, search)) ?? null;
}

/**
 * An unfiltered page is its own canonical; a filtered list has the unfiltered one, or without any other filter the
 * landing page of its place, whatever its radius and order (docs/product.md#canonical).
 */
async function canonicalOf(search: AdSearch): Promise<string> {
  const filters = countFilters(search);
  const landing = filters === 1 && search.place !== null ? await readPlacePath(search.place) : null;
  return landing ?? adListHref({ ...defaultSearch, page: filters > 0 ? 1 : search.page });
}

/** Google's map is drawn in the browser, the site's own here. */
async function servedMap({ search, page }: ServedList, filters: ListFilters) {
  if (access !== null) return <ServedListMap />;
  const map = page && (await readSearchMap(search, page.cards).catch(() => null));
  return map && <DrawnMap map={map} listId={resultsId} filters={filters} className={styles.map} />;
}
