'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { scrollPageToTop, scrollToSection, scrollToTop } from './scroll';

type Task = () => unknown;

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

const scrollPageToTopSoon = () => setTimeout(scrollPageToTop, 100);

/**
 * For links to a page read from its top: called with its path, scrolls smoothly to the top 100 ms after the navigation
 * (docs/product.md#scrolling-to-a-section).
 */
export function useScrollToTop(): (path: string) => void {
  const afterNavigation = useAfterNavigation();
  return (path) => afterNavigation(path, scrollPageToTopSoon);
}

type LinkProps = {
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

type TaskLinkProps = LinkProps & {
  href: string;
  /** The path of `href`. */
  path?: string;
  scroll?: boolean;
  /** Runs once the page is shown. */
  task: Task;
};

function TaskLink({ path, task, ...link }: TaskLinkProps) {
  const afterNavigation = useAfterNavigation();
  const { href } = link;
  return <Link {...link} prefetch={false} onNavigate={() => afterNavigation(path ?? href, task)} />;
}

export function HomeLink(props: LinkProps) {
  return <TaskLink {...props} href="/" task={scrollToTop} />;
}

/** A link of the footer that scrolls its page to the top. */
export function LegalLink(props: LinkProps & { href: string }) {
  return <TaskLink {...props} scroll={false} task={scrollPageToTopSoon} />;
}

/** A link to a section of the home page, with smooth scrolling: Next.js would jump there before. */
export function SectionLink({ section, ...props }: LinkProps & { section: string }) {
  const task = () => scrollToSection(section);
  return <TaskLink {...props} href={`/#${section}`} path="/" scroll={false} task={task} />;
}
