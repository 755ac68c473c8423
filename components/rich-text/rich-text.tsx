import styles from './rich-text.module.css';

/** The HTML of a text, sanitised by `lib/rich-text`. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/rich-text has sanitised it on the server, with an allow-list of elements, attributes and URL schemes
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
