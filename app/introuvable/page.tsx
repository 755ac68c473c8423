import '@/app/shared-styles';
import NotFound from '@/app/not-found';
import { NotFoundStatus } from '@/app/not-found-status';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

/*
 * The page of every path that no route has (lib/routing). The page that Next.js has for these announces
 * no font, so that its text moves when the fonts come.
 */

export const metadata = notFoundMetadata('Page introuvable');

export default function UnknownPage() {
  return (
    <>
      <NotFound />
      <NotFoundStatus />
    </>
  );
}
