import type { ReactNode } from 'react';
import { AdCardItem } from '@/components/ads/card/ad-card';
import { cardsBeforeBanner } from '@/components/ads/list/account-banner';
import { AdSkeletons } from '@/components/ads/list/ad-skeletons';
import type { ShownPage } from '@/components/ads/list/changed-list';
import { ResetButton, SearchButton } from '@/components/ads/list/list-controls';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { isFailed } from '@/components/ads/list/use-ads-page';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { EmptyState, Notice } from '@/components/ui/notice/notice';
import { Pager } from '@/components/ui/pager/pager';
import type { AdCard } from '@/lib/ads/card';
import type { AdsPage, WiderSearch } from '@/lib/ads/list/ads-page';
import { adsUnavailable, placeSearchPreparing } from '@/lib/ads/messages';
import { type AdSearch, adListHref, countFilters, withFilters } from '@/lib/ads/search';
import type { ActiveFilter } from '@/lib/ads/search-in-words';
import { linkRel } from '@/lib/routing/crawling';
import grid from '../card/ad-cards.module.css';
import styles from './ad-results.module.css';

type Props = Pick<ShownPage, 'page' | 'state'> & {
  search: AdSearch;
  /** The ads hovered or focused here or on the map; `undefined` without a map. */
  highlighted: ReadonlySet<number> | undefined;
  onPoint: (ads: number[]) => void;
  filters: ActiveFilter[];
  banner: ReactNode;
  onRetry: () => void;
  onReset: () => void;
  onWiden: (wider: AdSearch) => void;
  onTurn: (page: number) => void;
};

/** The cards of a page of the list and the pager; or skeletons, a failure, an empty state. */
export function AdResults({ id, ...contents }: Props & { id: string }) {
  // The target of the link that skips the map.
  return (
    <div id={id} tabIndex={-1} className={styles.place}>
      <Contents {...contents} />
    </div>
  );
}

function Contents(props: Props) {
  const { page, state, banner } = props;
  const failed = isFailed(state);
  if (!failed && page && page.cards.length > 0) return <FilledPage {...props} page={page} />;
  return (
    <div className={styles.results}>
      {failed ? (
        <Failure {...props} />
      ) : !page || state === 'loading' ? (
        <AdSkeletons count={props.highlighted ? 6 : 9} />
      ) : (
        <NothingFound {...props} wider={page.wider} />
      )}
      {banner}
    </div>
  );
}

function FilledPage(props: Props & { page: AdsPage }) {
  const { search, page, state, banner, onTurn } = props;
  return (
    <div className={styles.results} aria-busy={state === 'loading'}>
      <Cards {...props} cards={page.cards.slice(0, cardsBeforeBanner)} />
      {banner}
      {page.cards.length > cardsBeforeBanner && (
        <Cards {...props} cards={page.cards.slice(cardsBeforeBanner)} />
      )}
      <Pager
        page={search.page}
        previous={search.page > 1 ? pageLink(search, search.page - 1, 'prev') : null}
        next={page.hasNext ? pageLink(search, search.page + 1, 'next') : null}
        onIntent={prepareChangedList}
        onSelect={(event, direction) =>
          inPlace(event, () => onTurn(search.page + (direction === 'next' ? 1 : -1)))
        }
      />
    </div>
  );
}

function pageLink(search: AdSearch, page: number, rel: 'prev' | 'next') {
  const href = adListHref({ ...search, page });
  return { href, rel: linkRel(href, rel) };
}

function Cards({ cards, search, highlighted, onPoint }: Props & { cards: AdCard[] }) {
  return (
    <ul className={classNames(grid.cards, styles.cards)}>
      {cards.map((card) => (
        <li
          key={card.id}
          {...(highlighted &&
            pointing(
              () => onPoint([card.id]),
              () => onPoint([]),
            ))}
        >
          <AdCardItem card={card} search={search} highlighted={highlighted?.has(card.id)} />
        </li>
      ))}
    </ul>
  );
}

function pointing(onEnter: () => void, onLeave: () => void) {
  return { onMouseEnter: onEnter, onMouseLeave: onLeave, onFocus: onEnter, onBlur: onLeave };
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

/** Offers searches that find ads, where that is known; otherwise the search without one of its filters. */
function NothingFound(props: Props & { wider: WiderSearch[] }) {
  const { search, filters, wider, onReset, onWiden } = props;
  // Removing the only filter is what « Réinitialiser » does.
  const narrower = filters.length > 1 ? filters : [];
  const offers =
    search.place === null
      ? narrower.map(({ name, without }) => ({ label: `Sans « ${name} »`, offer: without }))
      : wider.map(({ label, ...found }) => ({ label, offer: withFilters(search, found) }));
  return (
    <EmptyState
      heading="h3"
      title="Aucune annonce trouvée avec ces critères."
      action={
        <>
          {offers.map(({ label, offer }) => (
            <SearchButton
              key={label}
              to={offer}
              variant="secondary"
              onSelect={() => onWiden(offer)}
            >
              {label}
            </SearchButton>
          ))}
          <ResetButton
            search={search}
            variant={offers.length > 0 ? 'quiet' : 'primary'}
            onReset={onReset}
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
