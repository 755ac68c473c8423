import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header, into the page. */
export function SkipLink() {
  return (
    <a href="#contenu" className={styles.skip}>
      Aller au contenu
    </a>
  );
}
