import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import grid from './post-grid.module.css';
import styles from './post-skeletons.module.css';

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
            <Card className={styles.card}>
              <Skeleton className={styles.picture} />
              <Skeleton className={styles.fact} />
              <Skeleton className={styles.title} />
              <Skeleton className={styles.text} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
