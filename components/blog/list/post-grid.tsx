import { PostCardItem } from '@/components/blog/list/post-card';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/loading/loading';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PostCard } from '@/lib/blog/post-page';
import { isNarrowed, type PostSearch } from '@/lib/blog/search';
import styles from './post-grid.module.css';
import grid from './post-grid.module.css';

type Props = { cards: PostCard[]; search: PostSearch; imageHosts: readonly string[] };

/** The cards of the posts; in the unfiltered list, the latest is wider. */
export function PostGrid({ cards, search, imageHosts }: Props) {
  const led = search.page === 1 && !isNarrowed(search);
  return (
    <ul className={classNames(styles.grid, led && styles.led)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PostCardItem
            card={card}
            search={search}
            first={index === 0}
            wide={led && index === 0}
            imageHosts={imageHosts}
          />
        </li>
      ))}
    </ul>
  );
}

const places = Array.from({ length: 6 }, (_, index) => `skeleton-${index}`);

/** Placeholders of the posts while a page loads. */
export function PostSkeletons() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Chargement…</VisuallyHidden>
      </div>
      <ul className={grid.grid} aria-hidden>
        {places.map((place) => (
          <li key={place}>
            <Card className={styles.placeholder}>
              <Skeleton className={styles.image} />
              <Skeleton className={styles.fact} />
              <Skeleton className={styles.heading} />
              <Skeleton className={styles.line} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
