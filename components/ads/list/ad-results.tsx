import { Fragment, type ReactNode } from 'react';
import { cardsBeforeBanner } from '@/components/ads/account-banner';
import { AdCards } from '@/components/ads/card/ad-card';
import { AdSkeletons, resultsId } from '@/components/ads/list/ad-list-intro';
import { ResetButton, SearchButton } from '@/components/ads/list/list-controls';
import { RetryPage } from '@/components/ads/retry-page';
import { inPlace } from '@/components/ui/link/in-place';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { EmptyState } from '@/components/ui/notice/notice';
import { Pager } from '@/components/ui/pager/pager';
import type { ActiveFilter } from '@/lib/ads/active-filters';
import type { AdsPage } from '@/lib/ads/card';
import type { ServedList } from '@/lib/ads/list/served-list';
import { adsUnavailable, noAdsFound, placeSearchPreparing } from '@/lib/ads/messages';
import { type AdSearch, adListHref, countFilters, withFilters } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './ad-results.module.css';

type Props = {
  served: ServedList;
  /** The search that was chosen, whose list may be on its way. */
  search: AdSearch;
  pending: boolean;
  /** The hour since which ads are new to the visitor. */
  since: string | null;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
  filters: ActiveFilter[];
  banner: ReactNode;
  /** Follows the ads that fit the dates. */
  plan: ReactNode;
  /** Called for another search; another page shows from its `start`. */
  onSelect: (search: AdSearch, from?: 'start') => void;
};

/** The cards of a page of the list and the pager; or why there are none. */
export function AdResults(props: Props) {
  const { served, search, pending, since, highlighted, onPoint, banner, onSelect } = props;
  const { page } = served;
  const cards = page?.cards ?? [];
  const onMap = served.search.view === 'map' && { highlighted, onPoint };
  const list = { search: served.search, since, ...onMap };
  const isFilled = page !== null && cards.length > 0;
  const also = page?.also ?? 0;
  const nearly = page?.broader?.[0];
  return (
    // The target of the link that skips the map.
    <div id={resultsId} tabIndex={-1} className={styles.place}>
      <div className={styles.results} aria-busy={isFilled ? pending : undefined}>
        {page === null && <NoPage isPreparing={served.isPreparing} />}
        {isFilled &&
          [...new Set([0, also, cardsBeforeBanner])]
            .sort((one, other) => one - other)
            .map((start, at, starts) => (
              <Fragment key={start}>
                {start === also && nearly && (
                  <p>
                    <SearchButton
                      to={withFilters(search, nearly)}
                      variant="secondary"
                      size="small"
                      onSelect={onSelect}
                    >
                      {nearly.label}
                    </SearchButton>
                  </p>
                )}
                {start === also && page.also !== null && (
                  <>
                    {props.plan}
                    <h3 className={styles.also}>Aussi sur cette période</h3>
                  </>
                )}
                {start === cardsBeforeBanner && banner}
                {cards.length > start && (
                  <AdCards {...list} cards={cards.slice(start, starts[at + 1])} />
                )}
              </Fragment>
            ))}
        {page && !isFilled && <NoCards {...props} page={page} />}
        {!isFilled && banner}
        {isFilled && page.ended && <p className={styles.ended}>{page.ended}</p>}
        {isFilled && (
          <Pager
            page={search.page}
            pages={page.pages ?? (page.hasNext ? null : served.search.page)}
            previous={search.page > 1 ? pageLink(search, search.page - 1, 'prev') : null}
            next={page.hasNext ? pageLink(search, search.page + 1, 'next') : null}
            onSelect={(event, direction) => {
              const turned = search.page + (direction === 'next' ? 1 : -1);
              inPlace(event, () => onSelect({ ...search, page: turned }, 'start'));
            }}
          />
        )}
      </div>
    </div>
  );
}

function pageLink(search: AdSearch, page: number, rel: 'prev' | 'next') {
  const href = adListHref({ ...search, page });
  return { href, rel: linkRel(href, rel) };
}

/** Inserted again at hydration: the router loads a document for a status other than 200. */
function NoPage({ isPreparing }: { isPreparing: boolean }) {
  return (
    <div role={isPreparing ? 'status' : 'alert'}>
      <AnnouncedNotice
        tone={isPreparing ? 'info' : 'danger'}
        action={<RetryPage small asksAgain={isPreparing} />}
      >
        {isPreparing ? placeSearchPreparing : adsUnavailable}
      </AnnouncedNotice>
    </div>
  );
}

/** Skeletons while another list is on its way; otherwise searches that find ads, or that have one filter less. */
function NoCards({ page, served, pending, filters, onSelect }: Props & { page: AdsPage }) {
  const { search } = served;
  if (pending) return <AdSkeletons count={search.view === 'map' ? 6 : 9} />;
  // Removing the only filter is what « Réinitialiser » does.
  const narrower = filters.length > 1 ? filters : [];
  const offers = page.broader
    ? page.broader.map(({ label, ...found }) => ({ label, offer: withFilters(search, found) }))
    : narrower.map(({ name, without }) => ({ label: `Sans « ${name} »`, offer: without }));
  return (
    <EmptyState
      heading="h3"
      title={noAdsFound}
      action={
        <>
          {offers.map(({ label, offer }) => (
            <SearchButton key={label} to={offer} variant="secondary" onSelect={onSelect}>
              {label}
            </SearchButton>
          ))}
          <ResetButton
            search={search}
            variant={offers.length > 0 ? 'quiet' : 'primary'}
            onSelect={onSelect}
          />
        </>
      }
    >
      {countFilters(search) > 0
        ? 'Élargissez ou retirez un filtre.'
        : 'Il n’y en a pas en ligne pour le moment. Revenez bientôt\u00a0!'}
    </EmptyState>
  );
}
