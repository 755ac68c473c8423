import type { ReactNode } from 'react';
import styles from './carousel.module.css';

type Props = {
  /** Its place among the slides, where it is one of a carousel and not of a list. */
  place: { number: number; total: number } | null;
  name: string | undefined;
  /** Out of sight: takes no focus and is not read. */
  away: boolean;
  children: ReactNode;
};

export function CarouselSlide({ place, name, away, children }: Props) {
  const nature = place
    ? {
        role: 'group',
        'aria-roledescription': 'diapositive',
        'aria-label': `${place.number} sur ${place.total}${name ? ` : ${name}` : ''}`,
      }
    : { role: 'listitem' };
  return (
    <div {...nature} inert={away} className={styles.slide}>
      {children}
    </div>
  );
}
