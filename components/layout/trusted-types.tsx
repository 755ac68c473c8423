import { trustedTypesScript } from '@/lib/routing/policy/trusted-types';

/**
 * Creates the Trusted Types policy. At the end of the body, just before the scripts of Next.js: in the
 * head, an inline script would block parsing until the style sheets have loaded.
 */
export function TrustedTypes() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />;
}
