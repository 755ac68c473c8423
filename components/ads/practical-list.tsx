import BedDouble from '@/components/ui/icons/bed-double';
import Headset from '@/components/ui/icons/headset';
import TrainFront from '@/components/ui/icons/train-front';
import Utensils from '@/components/ui/icons/utensils';
import Video from '@/components/ui/icons/video';
import type { PracticalInformation } from '@/lib/ads/practical-information';
import styles from './practical-list.module.css';

const icons = {
  secretary: Headset,
  housing: BedDouble,
  dining: Utensils,
  teleconsultation: Video,
  transport: TrainFront,
};

export function PracticalList({ practical }: { practical: PracticalInformation[] }) {
  if (practical.length === 0) return null;
  return (
    <section aria-labelledby="informations-pratiques">
      <h2 id="informations-pratiques">Informations pratiques</h2>
      <ul className={styles.list}>
        {practical.map(({ key, label }) => {
          const Icon = icons[key];
          return (
            <li key={key}>
              <Icon size={20} aria-hidden />
              {label}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
