import { ButtonLink } from '@/components/ui/button/button-link';
import { inPlace } from '@/components/ui/link/in-place';
import { Notice } from '@/components/ui/notice/notice';
import { blogHref, type PostSearch } from '@/lib/blog/search';

type Props = { search: PostSearch; onRetry: () => void };

/** Shown when no post could be loaded. A retry starts from the first page (specification, section 4). */
export function PostsFailure({ search, onRetry }: Props) {
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        // A link to the first page, so that it also works without JavaScript.
        <ButtonLink
          href={blogHref({ ...search, page: 1 })}
          variant="secondary"
          size="small"
          onClick={(event) => search.page === 1 && inPlace(event, onRetry)}
        >
          Réessayer
        </ButtonLink>
      }
    >
      Impossible de charger les articles pour le moment.
    </Notice>
  );
}
