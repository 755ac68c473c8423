import { Card } from '@/components/ui/card';
import { SkipLink } from '@/components/ui/link/links';
import { Skeleton } from '@/components/ui/loading/loading';
import { adListTitle } from '@/lib/ads/messages';
import grid from '../card/ad-cards.module.css';
import intro from './ad-list-intro.module.css';
import styles from './ad-skeletons.module.css';

/** The id of the list of found ads, which links past the map lead to. */
export const resultsId = 'resultats';

/** Nine cards while the list loads, six beside the map (docs/product.md#states-of-the-list). */
export function AdSkeletons({ count }: { count: 9 | 6 }) {
  const places = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <ul className={grid.cards} aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <Card className={styles.card}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** @param skip the name of the link to the ads, which skips the filters. */
export function AdListIntro({ skip }: { skip?: string | undefined }) {
  return (
    <div className={intro.intro}>
      {skip && (
        <SkipLink href={`#${resultsId}`} className={intro.skip}>
          {skip}
        </SkipLink>
      )}
      <h1>{adListTitle}</h1>
      <p className={intro.lead}>
        Cabinets, maisons de santé, cliniques et hôpitaux cherchent un remplaçant, partout en
        France.
      </p>
    </div>
  );
}
