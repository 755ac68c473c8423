import styles from './prose.module.css';

/** The HTML of a text, which `lib/prose` has made safe. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own writer, from an allow-list
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
