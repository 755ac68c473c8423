import { ButtonLink, RetryLink } from '@/components/ui/button/button';
import { EmptyPage } from '@/components/ui/notice/notice';
import { postUnavailable } from '@/lib/blog/messages';
import { blogPath } from '@/lib/blog/search';

/** The content of the page of a post that does not exist, or, with `retry`, that the API failed to send. */
export function PostUnavailable({ retry = false }: { retry?: boolean }) {
  return (
    <EmptyPage
      title={postUnavailable}
      action={
        <>
          {retry && <RetryLink />}
          <ButtonLink href={blogPath} variant={retry ? 'secondary' : 'primary'}>
            Voir tous les articles
          </ButtonLink>
        </>
      }
    >
      Il est peut-être indisponible ou archivé.
    </EmptyPage>
  );
}
