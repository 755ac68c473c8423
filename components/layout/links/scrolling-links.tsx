'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';

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

type LinkProps = Pick<ComponentProps<typeof Link>, 'className' | 'children' | 'onClick'>;

/** A link whose `task` runs once its page is shown. */
function TaskLink({ task, ...link }: LinkProps & { href: string; scroll?: boolean; task: Task }) {
  const afterNavigation = useAfterNavigation();
  const [path = ''] = link.href.split('#');
  return <Link {...link} prefetch={false} onNavigate={() => afterNavigation(path, task)} />;
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
  return <TaskLink {...props} href={`/#${section}`} scroll={false} task={task} />;
}

/** Smooth, unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Moves the focus too, which was on the link at the end of the page. */
function scrollPageToTop() {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scrolls to a section, once the new page has it, and focuses its heading (docs/product.md#scrolling-to-a-section). */
export function scrollToSection(id: string, retries = 10): void {
  setTimeout(() => {
    const section = document.getElementById(id);
    if (section) arrive(section);
    else if (retries > 0) scrollToSection(id, retries - 1);
  }, 50);
}

function arrive(section: HTMLElement) {
  const scroll = () => section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  scroll();
  scrollAgainOnResize(scroll);
  const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls again when the height of the page changes, as by fonts: for five seconds, or until the visitor acts. */
function scrollAgainOnResize(scroll: () => void) {
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  observer.observe(document.body);

  const visitor = new AbortController();
  const timer = setTimeout(stop, 5_000);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { signal: visitor.signal, passive: true });
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    visitor.abort();
  }
}
