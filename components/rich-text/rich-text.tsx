import styles from './rich-text.module.css';

/** The HTML of a text, that `lib/rich-text` has made safe. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/rich-text, of an allow-list
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
