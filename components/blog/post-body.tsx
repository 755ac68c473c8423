import { Notice } from '@/components/ui/notice';
import styles from './prose.module.css';

/** The text of a post. What `html` holds has been made safe by `lib/blog/body`. */
export function PostBody({ html }: { html: string | null }) {
  if (html === null) {
    return <Notice>Le contenu détaillé de cet article n'est pas disponible pour le moment.</Notice>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own writer, from an allow-list
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
