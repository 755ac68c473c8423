import type { ReactNode } from 'react';
import styles from './carousel.module.css';

type Props = {
  /** Its position among the slides; `null` when they are a plain list. */
  place: { number: number; total: number } | null;
  name: string | undefined;
  /** Takes no focus, and is hidden from screen readers. */
  offscreen: boolean;
  children: ReactNode;
};

export function CarouselSlide({ place, name, offscreen, children }: Props) {
  const semantics = place
    ? {
        role: 'group',
        'aria-roledescription': 'diapositive',
        'aria-label': `${place.number} sur ${place.total}${name ? ` : ${name}` : ''}`,
      }
    : { role: 'listitem' };
  return (
    <div {...semantics} inert={offscreen} className={styles.slide}>
      {children}
    </div>
  );
}
