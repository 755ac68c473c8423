import { PaperclipIcon } from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/new-tab-link';
import type { PostFile } from '@/lib/blog/files';
import styles from './post-files.module.css';

export function PostFiles({ files }: { files: PostFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-label="Documents joints">
      <h2>Documents joints</h2>
      <ul className={styles.list}>
        {files.map(({ url, name }) => (
          <li key={url}>
            <PaperclipIcon size={20} aria-hidden />
            <NewTabLink href={url}>{name}</NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
