import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import results from './ad-results.module.css';
import styles from './ad-skeletons.module.css';

// Specification, section 9: nine cards while the list loads.
const places = Array.from({ length: 9 }, (_, index) => `skeleton-${index}`);

export function AdSkeletons() {
  return (
    <ul className={results.cards} aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <Card className={styles.card}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.badges} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
