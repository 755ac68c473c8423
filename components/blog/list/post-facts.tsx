import { SiteLink } from '@/components/layout/links/site-link';
import type { PostArticle } from '@/lib/blog/article';
import type { Publication } from '@/lib/blog/post';
import styles from './post-facts.module.css';

type Props = {
  author?: PostArticle['author'];
  published: Publication | null;
  readingTime: string | null;
};

/** The author, the day and the reading time of a post, as far as known. */
export function PostFacts({ author = null, published, readingTime }: Props) {
  if (!author && !published && !readingTime) return null;
  return (
    <p className={styles.facts}>
      {author && (
        <span>
          Par <SiteLink href={author.href}>{author.name}</SiteLink>
        </span>
      )}
      {published && <time dateTime={published.dateTime}>{published.label}</time>}
      {readingTime && <span>{readingTime}</span>}
    </p>
  );
}
