import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './spotlight-pending.module.css';

// Specification, section 9: three ads and three substitutes at most.
const places = ['first', 'second', 'third'];

export function SpotlightPending({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={styles.rows}>
        {places.map((place) => (
          <Card key={place} className={styles.row}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.badges} />
          </Card>
        ))}
      </div>
    </>
  );
}
