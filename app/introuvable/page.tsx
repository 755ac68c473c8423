import '@/app/shared-styles';
import NotFound from '@/app/not-found';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

/*
 * The page of every path without a route (lib/routing), which the server sends with status 404. The built-in 404 page of
 * Next.js preloads no font, so that its text shifts when the fonts load.
 */

export const metadata = notFoundMetadata('Page introuvable');

export default function UnknownPage() {
  return <NotFound />;
}
