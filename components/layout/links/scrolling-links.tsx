'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';
import { scrollPageToTop, scrollToSection, scrollToTop } from './scroll';

type Task = () => unknown;

// One for the document: the link may be in the page that is unmounted, and one of the header or footer runs the task.
let awaited: { from: string; to: string; task: Task } | null = null;

/** Returns a function that runs a task once a path is shown, now or after the navigation; another one cancels it. */
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

/** Scrolls smoothly to the top 100 ms after the navigation to a path (docs/product.md#scrolling-to-a-section). */
export function useScrollToTop(): (path: string) => void {
  const afterNavigation = useAfterNavigation();
  return (path) => afterNavigation(path, scrollPageToTopSoon);
}

type LinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & {
  onClick?: (() => void) | undefined;
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
