import styles from './progress-bar.module.css';

/**
 * A progress bar at the top of the window, shown while it is rendered. Hidden from screen readers: the
 * loaded content announces itself.
 */
export function ProgressBar() {
  return <div className={styles.bar} data-progress aria-hidden />;
}
