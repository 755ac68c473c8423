import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/notice/empty-state';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';

type Props = { search: PostSearch; nothing: string };

export function PostsEmpty({ search, nothing }: Props) {
  if (!isNarrowed(search)) return <EmptyState heading="h3" title={nothing} />;
  return (
    <EmptyState
      heading="h3"
      title={nothing}
      action={<ButtonLink href={blogHref()}>Voir tous les articles</ButtonLink>}
    >
      Essayez d’autres mots, ou parcourez tous les articles du blog.
    </EmptyState>
  );
}
