import type { ReactNode } from 'react';
import { AdCards } from '@/components/ads/card/ad-card';
import { cardsBeforeBanner } from '@/components/ads/list/account-banner';
import { AdSkeletons } from '@/components/ads/list/ad-list-intro';
import { ResetButton, SearchButton } from '@/components/ads/list/list-controls';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { isFailed, type ShownPage } from '@/components/ads/list/use-ads-page';
import { inPlace } from '@/components/ui/link/in-place';
import { EmptyState, Notice } from '@/components/ui/notice/notice';
import { Pager } from '@/components/ui/pager/pager';
import type { ActiveFilter } from '@/lib/ads/active-filters';
import { adsUnavailable, noAdsFound, placeSearchPreparing } from '@/lib/ads/messages';
import { type AdSearch, adListHref, countFilters, needsIndex, withFilters } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './ad-results.module.css';

type Props = ShownPage & {
  id: string;
  search: AdSearch;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
  filters: ActiveFilter[];
  banner: ReactNode;
  onRetry: () => void;
  /** Called for another search; another page shows from its `start`. */
  onSelect: (search: AdSearch, from?: 'start') => void;
};

/** The cards of a page of the list and the pager; or skeletons, a failure, an empty state. */
export function AdResults(props: Props) {
  const { id, page, state, search, highlighted, onPoint, banner, onSelect } = props;
  const onMap = search.view === 'map';
  const failed = isFailed(state);
  const cards = (!failed && page?.cards) || [];
  const list = { search, className: styles.cards, ...(onMap && { highlighted, onPoint }) };
  const isFilled = cards.length > 0;
  return (
    // The target of the link that skips the map.
    <div id={id} tabIndex={-1} className={styles.place}>
      <div className={styles.results} aria-busy={isFilled ? state === 'loading' : undefined}>
        {failed && <Failure {...props} />}
        {isFilled && <AdCards {...list} cards={cards.slice(0, cardsBeforeBanner)} />}
        {!failed && !isFilled && <NoCards {...props} />}
        {banner}
        {cards.length > cardsBeforeBanner && (
          <AdCards {...list} cards={cards.slice(cardsBeforeBanner)} />
        )}
        {isFilled && page?.over && <p className={styles.over}>{page.over}</p>}
        {isFilled && (
          <Pager
            page={search.page}
            pages={page?.pages ?? (page?.hasNext || state === 'loading' ? null : search.page)}
            previous={search.page > 1 ? pageLink(search, search.page - 1, 'prev') : null}
            next={page?.hasNext ? pageLink(search, search.page + 1, 'next') : null}
            onIntent={prepareChangedList}
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

function Failure({ search, state, onRetry }: Props) {
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <SearchButton to={search} variant="secondary" size="small" onSelect={onRetry}>
          Réessayer
        </SearchButton>
      }
    >
      {state === 'preparing' ? placeSearchPreparing : adsUnavailable}
    </Notice>
  );
}

/** Skeletons while there is no page; when nothing is found, searches that find ads, or that have one filter less. */
function NoCards({ page, state, search, filters, onSelect }: Props) {
  if (!page || state === 'loading') return <AdSkeletons count={search.view === 'map' ? 6 : 9} />;
  // Removing the only filter is what « Réinitialiser » does.
  const narrower = filters.length > 1 ? filters : [];
  // Without counts where only the API has answered.
  const offers =
    needsIndex(search) || page.wider.length > 0
      ? page.wider.map(({ label, ...found }) => ({ label, offer: withFilters(search, found) }))
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
