'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { SectionLink } from '@/components/layout/links/scrolling-links';
import { HeartIcon, MenuIcon, XIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { adListTitle } from '@/lib/ads/messages';
import { savedAdItems, watchSavedAds } from '@/lib/ads/saved/saved-ads';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { blogTitle } from '@/lib/blog/messages';
import { howItWorks } from '@/lib/french/messages';
import styles from './menu.module.css';

type Props = {
  className?: string | undefined;
  onChoose?: () => void;
  /** More entries. */
  children?: ReactNode;
};

const sections = [
  { section: 'how-it-works', name: howItWorks },
  { section: 'contact', name: 'Nous Contacter' },
];
const pages = [
  { href: '/annonces', name: adListTitle },
  { href: '/blog', name: blogTitle },
];

/** The four links of the header, also in the footer. */
export function Navigation({ className, onChoose, children }: Props) {
  return (
    <ul className={className}>
      {sections.map(({ section, name }) => (
        <li key={section}>
          <SectionLink section={section} onClick={onChoose}>
            {name}
          </SectionLink>
        </li>
      ))}
      {pages.map(({ href, name }) => (
        <li key={href}>
          <PageLink href={href} onClick={onChoose}>
            {name}
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Has `aria-current` on its page and those below: `true`, as behind a rewrite the server knows another path. */
function PageLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const pathname = usePathname();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return <Link {...props} href={href} prefetch={false} aria-current={current || undefined} />;
}

/** A row on wide screens; below 768 px, a panel that a button opens. `children` are its last entries. */
export function Menu({ children }: { children?: ReactNode }) {
  const pathname = usePathname();
  // The page it was opened on: on any other one it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const savedCount = useSyncExternalStore(
    watchSavedAds,
    () => savedAdItems().size,
    () => 0,
  );
  const count = savedCount > 0 && (
    <span className={styles.count}>
      <VisuallyHidden>, </VisuallyHidden>
      <span>{savedCount}</span>
      <VisuallyHidden>{savedCount > 1 ? ' gardées' : ' gardée'}</VisuallyHidden>
    </span>
  );
  const open = openedOn === pathname;
  const Icon = open ? XIcon : MenuIcon;

  function close() {
    // Before closing, as hiding the focused element would lose the focus. On wide screens it does nothing.
    toggle.current?.focus();
    setOpenedOn(null);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && open) close();
  }

  /** An open panel would cover the element that gets the focus. */
  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    // `null`: a click beside all controls, or another window.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenedOn(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of its content
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      {count && (
        <PageLink href={savedAdsPage.path} className={styles.saved} onClick={close}>
          <HeartIcon size={20} aria-hidden />
          <VisuallyHidden>{savedAdsPage.title}</VisuallyHidden>
          {count}
        </PageLink>
      )}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenedOn(open ? null : pathname)}
      >
        <Icon size={24} aria-hidden />
        <span>{open ? 'Fermer' : 'Menu'}</span>
        {open && <VisuallyHidden> le menu</VisuallyHidden>}
      </button>
      <nav id={id} aria-label="Principale" className={styles.panel} data-open={open}>
        <Navigation className={styles.list} onChoose={close}>
          <li className={styles.scripted}>
            <PageLink href={savedAdsPage.path} onClick={close}>
              <HeartIcon size={22} aria-hidden />
              <span className={styles.title}>{savedAdsPage.title}</span>
              {count}
            </PageLink>
          </li>
          {children}
        </Navigation>
      </nav>
    </div>
  );
}
