import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/link/new-tab-link';
import { type ButtonStyle, buttonClassName } from './button-class-name';

type Props = ButtonStyle & {
  /** A path of this site, or the URL of another. */
  href: string;
  newTab?: boolean;
  rel?: string | undefined;
  /** May prevent the navigation to handle the click in place. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

export function ButtonLink({ href, newTab = false, rel, onClick, children, ...look }: Props) {
  const className = buttonClassName(look);

  if (newTab) {
    return (
      <NewTabLink href={href} className={className}>
        {children}
      </NewTabLink>
    );
  }
  if (href.startsWith('/')) {
    return (
      <Link
        href={href}
        prefetch={false}
        rel={rel}
        className={className}
        {...(onClick && { onClick })}
      >
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
