import { FallbackImage } from '@/components/ui/fallback-image';
import { imageOf } from '@/lib/images/image';
import styles from './portrait.module.css';

type Props = { initials: string; picture: string | null };

const size = 72;

/** The decorative photo of a person whose name is beside it; the initials without one. */
export function Portrait({ initials, picture }: Props) {
  const letters = (
    <span aria-hidden className={styles.portrait}>
      {initials}
    </span>
  );
  if (picture === null) return letters;
  return (
    <span className={styles.frame}>
      <FallbackImage
        {...imageOf(picture, 'small')}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        className={styles.portrait}
        fallback={letters}
      />
    </span>
  );
}
