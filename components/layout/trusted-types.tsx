import { trustedTypesScript } from '@/lib/policy/trusted-types';

/**
 * Makes the policy of Trusted Types. At the end of what is drawn, just before the scripts that Next.js
 * writes: in the head the page would wait for its style sheets before it is read any further.
 */
export function TrustedTypes() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, always the same
  return <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />;
}
