'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { scrollPageToTop, scrollToSection, scrollToTop } from './scroll';

type Task = () => void;

// One for the document, as the link may be in the page that is unmounted: the effect of a link in
// the header or footer then runs the task.
let awaited: { from: string; to: string; task: Task } | null = null;

/**
 * Returns a function that runs a task once a path is shown: at once on that path, otherwise after the navigation, however
 * long it takes. Another navigation cancels it.
 */
function useAfterNavigation(): (path: string, task: Task) => void {
  const pathname = usePathname();

  useEffect(() => {
    const pending = awaited;
    // On the same path only another link was mounted.
    if (pending === null || pending.from === pathname) return;
    awaited = null;
    if (pending.to === pathname) pending.task();
  }, [pathname]);

  return (path, task) => {
    if (path === pathname) task();
    else awaited = { from: pathname, to: path, task };
  };
}

/**
 * For links to a page read from its top: called with its path, scrolls smoothly to the top 100 ms after the navigation
 * (docs/product.md#scrolling-to-a-section).
 */
export function useScrollToTop(): (path: string) => void {
  const afterNavigation = useAfterNavigation();
  return (path) => afterNavigation(path, () => setTimeout(scrollPageToTop, 100));
}

type LinkProps = { className?: string | undefined; children: ReactNode };

export function HomeLink(props: LinkProps) {
  const afterNavigation = useAfterNavigation();
  return (
    <Link
      {...props}
      href="/"
      prefetch={false}
      onNavigate={() => afterNavigation('/', scrollToTop)}
    />
  );
}

/** A link of the footer that scrolls its page to the top. */
export function LegalLink({ href, ...props }: LinkProps & { href: string }) {
  const scrollToTop = useScrollToTop();
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      scroll={false}
      onNavigate={() => scrollToTop(href)}
    />
  );
}

type SectionLinkProps = LinkProps & {
  section: string;
  onClick?: (() => void) | undefined;
};

/** A link to a section of the home page, with smooth scrolling. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const afterNavigation = useAfterNavigation();
  return (
    <Link
      {...props}
      href={`/#${section}`}
      prefetch={false}
      // Next.js would jump there before our smooth scroll.
      scroll={false}
      onNavigate={() => afterNavigation('/', () => scrollToSection(section))}
    />
  );
}
