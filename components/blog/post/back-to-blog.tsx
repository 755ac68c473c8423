import { BackLink } from '@/components/ui/link/back-link';
import { blogPath } from '@/lib/blog/search';

export function BackToBlog() {
  return <BackLink href={blogPath}>Retour au blog</BackLink>;
}
