import styles from './progress-bar.module.css';

/**
 * A line at the top of the window, for as long as it is rendered: what was asked for is on its way.
 * For the eyes only; what comes says itself that it came.
 */
export function ProgressBar() {
  return <div className={styles.bar} data-progress aria-hidden />;
}
