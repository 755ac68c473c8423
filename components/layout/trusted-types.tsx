import { trustedTypesScript } from '@/lib/policy/trusted-types';

/**
 * The first inline script of a page. At the end of what is drawn, where Next.js writes its own: in the
 * head the page would wait for its style sheets before it is read any further.
 */
export function TrustedTypes() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, always the same
  return <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />;
}
