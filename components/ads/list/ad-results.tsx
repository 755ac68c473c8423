import { AdCardItem } from '@/components/ads/card/ad-card';
import { AdSkeletons } from '@/components/ads/list/ad-skeletons';
import { prepareChangedList } from '@/components/ads/list/load-changed-list';
import { ButtonLink } from '@/components/ui/button/button-link';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { EmptyState } from '@/components/ui/notice/empty-state';
import { Notice } from '@/components/ui/notice/notice';
import { Pager } from '@/components/ui/pager/pager';
import type { AdPage, WiderSearch } from '@/lib/ads/detail/ad-page';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
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
  onRetry: () => void;
  onReset: () => void;
  onWiden: (wider: Pick<AdSearch, 'place' | 'radius'>) => void;
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
  const { search, highlighted, page, loading, failed, onPoint, onTurn } = props;
  if (failed) return <Failure {...props} />;
  if (!page || (loading && page.cards.length === 0)) {
    return <AdSkeletons count={highlighted ? 6 : 9} />;
  }
  if (page.cards.length === 0) return <NothingFound {...props} wider={page.wider} />;

  const previous =
    search.page > 1 ? { href: adListHref({ ...search, page: search.page - 1 }) } : null;
  const next = page.hasNext ? { href: adListHref({ ...search, page: search.page + 1 }) } : null;
  return (
    <div className={styles.results} aria-busy={loading}>
      <ul className={classNames(grid.cards, styles.cards)}>
        {page.cards.map((card) => (
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

type NothingFoundProps = Pick<Props, 'search' | 'onReset' | 'onWiden'> & { wider: WiderSearch[] };

function NothingFound({ search, wider, onReset, onWiden }: NothingFoundProps) {
  return (
    <EmptyState
      heading="h3"
      title="Aucune annonce trouvée avec ces critères."
      action={
        <>
          {wider.map(({ label, place, radius }) => (
            <ButtonLink
              key={label}
              href={adListHref({ ...search, place, radius, page: 1 })}
              onClick={(event) => inPlace(event, () => onWiden({ place, radius }))}
            >
              {label}
            </ButtonLink>
          ))}
          <ButtonLink
            href={adListHref({ ...defaultSearch, view: search.view })}
            variant={wider.length > 0 ? 'secondary' : 'primary'}
            onClick={(event) => inPlace(event, onReset)}
          >
            Réinitialiser les filtres
          </ButtonLink>
        </>
      }
    >
      Élargissez ou retirez un filtre.
    </EmptyState>
  );
}
