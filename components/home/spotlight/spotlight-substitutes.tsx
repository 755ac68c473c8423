import { Portrait } from '@/components/home/portrait';
import { Card } from '@/components/ui/card';
import { MapPinIcon } from '@/components/ui/icons/icons';
import type { SubstituteCard } from '@/lib/home/substitute-card';
import styles from './spotlight-substitutes.module.css';

/** The names of people must not appear in snippets of search results (`data-nosnippet`). */
export function SpotlightSubstitutes({ substitutes }: { substitutes: SubstituteCard[] }) {
  if (substitutes.length === 0) return <p>Aucun remplaçant disponible pour le moment.</p>;
  return (
    <div data-nosnippet className={styles.frame}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ id, name, initials, picture, specialty, place }) => (
          <Card as="li" key={id} className={styles.substitute}>
            <Portrait initials={initials} picture={picture} />
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
          </Card>
        ))}
      </ul>
    </div>
  );
}
