import button from '@/components/ui/button/button.module.css';
import styles from '@/components/ui/notice/empty-state.module.css';

/**
 * Stands in for a page that broke. Every page loads this in case: so it has the look of an empty state,
 * but not its components.
 */
export function BrokenPage({ retry }: { retry: () => void }) {
  return (
    <div className={styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of a few bytes needs no component */}
      <img src="/icon.svg" alt="" width={112} height={112} />
      <h1 className={styles.title}>Cette page ne s’affiche pas</h1>
      <p className={styles.text}>Une erreur est survenue. Veuillez réessayer plus tard.</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${button.button} ${button.primary}`}
          onClick={() => retry()}
        >
          Réessayer
        </button>
        {/* A whole new document: what failed may be the code of this one. */}
        <a href="/" className={`${button.button} ${button.secondary}`}>
          Retour à l’accueil
        </a>
      </div>
    </div>
  );
}
