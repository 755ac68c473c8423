import Link from 'next/link';
import type { Ref } from 'react';
import visuallyHidden from '@/components/ui/visually-hidden.module.css';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';
import styles from './post-list-heading.module.css';

type Props = {
  ref: Ref<HTMLHeadingElement>;
  id: string;
  search: PostSearch;
  /** How many posts were found, once loaded. */
  count: string | undefined;
};

/** The heading of the list, visually hidden on the first page of all posts. */
export function PostListHeading({ ref, id, search, count }: Props) {
  const { page } = search;
  const narrowed = isNarrowed(search);
  return (
    <div className={narrowed || page > 1 ? styles.head : visuallyHidden.hidden}>
      <h2 ref={ref} id={id} className={styles.heading} tabIndex={-1}>
        {narrowed ? (count ?? 'Articles') : 'Tous les articles'}
        {page > 1 && `, page ${page}`}
      </h2>
      {page > 1 && (
        <Link href={blogHref({ ...search, page: page - 1 })} prefetch={false} rel="prev">
          Articles plus récents
        </Link>
      )}
    </div>
  );
}
