import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens a new tab, and says so to screen readers. */
export function NewTabLink({ href, className, children }: Props) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>
    </a>
  );
}
