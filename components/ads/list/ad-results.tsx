import type { ReactNode } from 'react';
import { AdCardItem } from '@/components/ads/card/ad-card';
import { prepareChangedList } from '@/components/ads/changed-list/load-changed-list';
import { cardsBeforeBanner } from '@/components/ads/list/account-banner';
import { AdSkeletons } from '@/components/ads/list/ad-skeletons';
import { ButtonLink } from '@/components/ui/button/button';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { EmptyState, Notice } from '@/components/ui/notice/notice';
import { Pager } from '@/components/ui/pager/pager';
import type { ActiveFilter } from '@/lib/ads/active-filters';
import type { AdCard } from '@/lib/ads/card';
import type { AdPage, WiderSearch } from '@/lib/ads/detail/ad-page';
import {
  type AdSearch,
  adListHref,
  countFilters,
  defaultSearch,
  withFilters,
} from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import grid from '../card/ad-cards.module.css';
import styles from './ad-results.module.css';

type Props = {
  id: string;
  search: AdSearch;
  /** The ads hovered or focused here or on the map; `undefined` without a map. */
  highlighted: ReadonlySet<number> | undefined;
  onPoint: (ads: number[]) => void;
  page: AdPage | undefined;
  loading: boolean;
  failed: boolean;
  /** Whether it failed because the search by place is being prepared. */
  preparing: boolean;
  /** Those of the search. */
  filters: ActiveFilter[];
  /** Shown among the cards, or below what is in their place. */
  banner: ReactNode;
  onRetry: () => void;
  onReset: () => void;
  onWiden: (wider: AdSearch) => void;
  onTurn: (page: number) => void;
};

/** The cards of a page of the list and the pager; or skeletons, a failure, an empty state. */
export function AdResults({ id, ...contents }: Props) {
  // The target of the link that skips the map.
  return (
    <div id={id} tabIndex={-1} className={styles.place}>
      <Contents {...contents} />
    </div>
  );
}

function Contents(props: Omit<Props, 'id'>) {
  const { page, loading, failed, banner } = props;
  if (!failed && page && page.cards.length > 0) return <FilledPage {...props} page={page} />;
  return (
    <div className={styles.results}>
      {failed ? (
        <Failure {...props} />
      ) : !page || loading ? (
        <AdSkeletons count={props.highlighted ? 6 : 9} />
      ) : (
        <NothingFound {...props} wider={page.wider} />
      )}
      {banner}
    </div>
  );
}

function FilledPage(props: Omit<Props, 'id' | 'page'> & { page: AdPage }) {
  const { search, page, loading, banner, onTurn } = props;
  const previous = search.page > 1 ? pageLink(search, search.page - 1, 'prev') : null;
  const next = page.hasNext ? pageLink(search, search.page + 1, 'next') : null;
  return (
    <div className={styles.results} aria-busy={loading}>
      <Cards {...props} cards={page.cards.slice(0, cardsBeforeBanner)} />
      {banner}
      {page.cards.length > cardsBeforeBanner && (
        <Cards {...props} cards={page.cards.slice(cardsBeforeBanner)} />
      )}
      <Pager
        page={search.page}
        previous={previous}
        next={next}
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

type CardsProps = Pick<Props, 'search' | 'highlighted' | 'onPoint'> & { cards: AdCard[] };

function Cards({ cards, search, highlighted, onPoint }: CardsProps) {
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

/** Event handlers for hovering and focusing a card. */
function pointing(onEnter: () => void, onLeave: () => void) {
  return { onMouseEnter: onEnter, onMouseLeave: onLeave, onFocus: onEnter, onBlur: onLeave };
}

function Failure({ search, preparing, onRetry }: Pick<Props, 'search' | 'preparing' | 'onRetry'>) {
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        // A link, so that it also works without JavaScript.
        <ButtonLink
          href={adListHref(search)}
          rel={linkRel(adListHref(search))}
          variant="secondary"
          size="small"
          onClick={(event) => inPlace(event, onRetry)}
        >
          Réessayer
        </ButtonLink>
      }
    >
      {preparing
        ? 'La recherche par lieu se prépare.'
        : 'Impossible de charger les annonces pour le moment.'}
    </Notice>
  );
}

type NothingFoundProps = Pick<Props, 'search' | 'filters' | 'onReset' | 'onWiden'> & {
  wider: WiderSearch[];
};

/** Offers searches that find ads, where that is known; otherwise the search without one of its filters. */
function NothingFound({ search, filters, wider, onReset, onWiden }: NothingFoundProps) {
  // Removing the only filter is what « Réinitialiser » does.
  const whole = adListHref({ ...defaultSearch, view: search.view });
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
            <ButtonLink
              key={label}
              href={adListHref(offer)}
              rel={linkRel(adListHref(offer))}
              variant="secondary"
              onClick={(event) => inPlace(event, () => onWiden(offer))}
            >
              {label}
            </ButtonLink>
          ))}
          <ButtonLink
            href={whole}
            rel={linkRel(whole)}
            variant={offers.length > 0 ? 'quiet' : 'primary'}
            onClick={(event) => inPlace(event, onReset)}
          >
            Réinitialiser les filtres
          </ButtonLink>
        </>
      }
    >
      {countFilters(search) > 0
        ? 'Élargissez ou retirez un filtre.'
        : 'Il n’y en a pas en ligne pour le moment. Revenez bientôt\u00a0!'}
    </EmptyState>
  );
}
