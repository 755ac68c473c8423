import { AdCardItem } from '@/components/ads/ad-card';
import { AdSkeletons } from '@/components/ads/ad-skeletons';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { inPlace } from '@/components/ui/in-place';
import { Notice } from '@/components/ui/notice';
import { Pager } from '@/components/ui/pager';
import type { AdPage } from '@/lib/ads/ad-page';
import { type AdSearch, adListHref, wholeList } from '@/lib/ads/search';
import styles from './ad-results.module.css';

type Props = {
  search: AdSearch;
  page: AdPage | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  onReset: () => void;
  onTurn: (page: number) => void;
};

/** The cards of a page of the list, or what stands in their place, and the pager. */
export function AdResults({ search, page, loading, failed, onRetry, onReset, onTurn }: Props) {
  if (failed) return <Failure search={search} onRetry={onRetry} />;
  if (!page || (loading && page.cards.length === 0)) return <AdSkeletons />;
  if (page.cards.length === 0 && !loading)
    return <NothingFound search={search} onReset={onReset} />;

  const previous =
    search.page > 1 ? { href: adListHref({ ...search, page: search.page - 1 }) } : null;
  const next = page.hasNext ? { href: adListHref({ ...search, page: search.page + 1 }) } : null;
  return (
    <div className={styles.results} aria-busy={loading}>
      <ul className={styles.cards}>
        {page.cards.map((card) => (
          <li key={card.id}>
            <AdCardItem card={card} search={search} />
          </li>
        ))}
      </ul>
      <Pager
        page={search.page}
        previous={previous}
        next={next}
        onSelect={(event, direction) =>
          inPlace(event, () => onTurn(search.page + (direction === 'next' ? 1 : -1)))
        }
      />
    </div>
  );
}

function Failure({ search, onRetry }: Pick<Props, 'search' | 'onRetry'>) {
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
      Impossible de charger les annonces pour le moment.
    </Notice>
  );
}

function NothingFound({ search, onReset }: Pick<Props, 'search' | 'onReset'>) {
  return (
    <EmptyState
      heading="h3"
      title="Aucune annonce trouvée avec ces critères."
      action={
        <ButtonLink
          href={adListHref({ ...wholeList, view: search.view })}
          onClick={(event) => inPlace(event, onReset)}
        >
          Réinitialiser les filtres
        </ButtonLink>
      }
    >
      Élargissez les dates ou la spécialité&nbsp;: de nouvelles annonces paraissent chaque jour.
    </EmptyState>
  );
}
