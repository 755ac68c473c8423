import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import { PauseIcon, PlayIcon } from '@/components/ui/icons/leaf-icons';
import { classNames } from '../class-names';
import styles from './carousel.module.css';

type Props = {
  /** The id of the controlled element. */
  slidesId: string;
  /** `null` when the carousel does not rotate. */
  rotation: { paused: boolean; onToggle: () => void } | null;
  onPrevious: () => void;
  onNext: () => void;
};

const solid = { size: 18, fill: 'currentColor', 'aria-hidden': true } as const;

export function CarouselControls({ slidesId, rotation, onPrevious, onNext }: Props) {
  return (
    <div className={styles.controls}>
      {rotation && (
        <button
          type="button"
          className={classNames(styles.control, styles.rotation)}
          aria-label={rotation.paused ? 'Reprendre le défilement' : 'Mettre en pause le défilement'}
          onClick={rotation.onToggle}
        >
          {rotation.paused ? <PlayIcon {...solid} /> : <PauseIcon {...solid} />}
        </button>
      )}
      {[
        { label: 'Diapositive précédente', Icon: ChevronLeftIcon, onClick: onPrevious },
        { label: 'Diapositive suivante', Icon: ChevronRightIcon, onClick: onNext },
      ].map(({ label, Icon, onClick }) => (
        <button
          key={label}
          type="button"
          className={styles.control}
          aria-label={label}
          aria-controls={slidesId}
          onClick={onClick}
        >
          <Icon size={22} aria-hidden />
        </button>
      ))}
    </div>
  );
}
