import {
  BedDoubleIcon,
  HeadsetIcon,
  TrainFrontIcon,
  UtensilsIcon,
  VideoIcon,
} from '@/components/ui/icons/icons';
import type { PracticalInformation } from '@/lib/ads/details';
import styles from './practical-list.module.css';

const icons = {
  secretary: HeadsetIcon,
  housing: BedDoubleIcon,
  dining: UtensilsIcon,
  teleconsultation: VideoIcon,
  transport: TrainFrontIcon,
};

export function PracticalList({ practical }: { practical: PracticalInformation[] }) {
  if (practical.length === 0) return null;
  return (
    <section>
      <h2>Informations pratiques</h2>
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
