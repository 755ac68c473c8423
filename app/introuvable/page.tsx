import '@/app/shared-styles';
import NotFound from '@/app/not-found';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

// The page of every path without a route (lib/routing): that of Next.js preloads no font, so that its text shifts.
export const metadata = notFoundMetadata('Page introuvable');

export default function UnknownPage() {
  return <NotFound />;
}
