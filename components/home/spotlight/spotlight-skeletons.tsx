import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import styles from './spotlight-skeletons.module.css';

// Specification, section 9: three ads and three substitutes at most.
const places = ['first', 'second', 'third'];

export function SpotlightSkeletons() {
  return (
    <div aria-hidden className={styles.rows}>
      {places.map((place) => (
        <Card key={place} className={styles.row}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.fact} />
          <Skeleton className={styles.badges} />
        </Card>
      ))}
    </div>
  );
}
