import { FallbackImage } from '@/components/ui/fallback-image';
import { MapPinIcon } from '@/components/ui/icons/icons';
import type { SubstituteCard } from '@/lib/home/substitute';
import { imageOf } from '@/lib/images/image';
import styles from './spotlight-substitutes.module.css';

/** The names of people must not appear in snippets of search results (`data-nosnippet`). */
export function SpotlightSubstitutes({ substitutes }: { substitutes: SubstituteCard[] }) {
  if (substitutes.length === 0) return <p>Aucun remplaçant disponible pour le moment.</p>;
  return (
    <div data-nosnippet className={styles.frame}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ id, name, initials, image, specialty, place }) => (
          <li key={id} className={styles.substitute}>
            <Portrait initials={initials} image={image} />
            <div className={styles.text}>
              <h4 className={styles.name}>{name}</h4>
              <p>{specialty}</p>
              {place && (
                <p className={styles.place}>
                  <MapPinIcon size={18} aria-hidden />
                  {place}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const size = 72;

/** The decorative photo of a person whose name is beside it; the initials without one. */
function Portrait({ initials, image }: { initials: string; image: string | null }) {
  const letters = (
    <span aria-hidden className={styles.portrait}>
      {initials}
    </span>
  );
  if (image === null) return letters;
  return (
    <span className={styles.photo}>
      <FallbackImage
        {...imageOf(image, 'small')}
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
