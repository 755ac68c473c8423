'use client';

import type { RetryProps } from '@/components/ads/retry-in-place';
import { RetryLink } from '@/components/ui/button/button';
import { useCode } from '@/components/ui/use-code';

const loadCode = () => import('@/components/ads/retry-in-place');

/** Requests the page again, in place; without JavaScript, or without its code, the document is loaded again. */
export function RetryPage(props: RetryProps) {
  const code = useCode(loadCode);
  return code ? <code.RetryInPlace {...props} /> : <RetryLink small={props.small} />;
}
