import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import { PauseIcon, PlayIcon } from '@/components/ui/icons/leaf-icons';
import { classNames } from '../class-names';
import styles from './carousel.module.css';
import type { Turn } from './use-embla';

type Props = {
  slidesId: string;
  /** `null` when the carousel does not rotate. */
  rotation: { paused: boolean; toggle: () => void } | null;
  onTurn: (direction: Turn) => void;
};

const solid = { size: 18, fill: 'currentColor', 'aria-hidden': true } as const;
const turns = [
  { label: 'Diapositive précédente', Icon: ChevronLeftIcon, direction: 'scrollPrev' },
  { label: 'Diapositive suivante', Icon: ChevronRightIcon, direction: 'scrollNext' },
] as const;

export function CarouselControls({ slidesId, rotation, onTurn }: Props) {
  return (
    <div className={styles.controls}>
      {rotation && (
        <button
          type="button"
          className={classNames(styles.control, styles.rotation)}
          aria-label={rotation.paused ? 'Reprendre le défilement' : 'Mettre en pause le défilement'}
          onClick={rotation.toggle}
        >
          {rotation.paused ? <PlayIcon {...solid} /> : <PauseIcon {...solid} />}
        </button>
      )}
      {turns.map(({ label, Icon, direction }) => (
        <button
          key={label}
          type="button"
          className={styles.control}
          aria-label={label}
          aria-controls={slidesId}
          onClick={() => onTurn(direction)}
        >
          <Icon size={22} aria-hidden />
        </button>
      ))}
    </div>
  );
}
