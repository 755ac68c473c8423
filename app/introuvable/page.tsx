import '@/app/shared-styles';
import NotFound from '@/app/not-found';
import { NotFoundStatus } from '@/app/not-found-status';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

/*
 * The 404 page of every path without a route (lib/routing). The built-in 404 page of Next.js preloads
 * no font, so that its text shifts when the fonts load.
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
