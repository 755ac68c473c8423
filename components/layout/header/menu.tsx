'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { MenuIcon, XIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './menu.module.css';
import { Navigation } from './navigation';

/** A row on wide screens; under 768 px, a panel under the bar that a button opens. */
export function Menu() {
  const pathname = usePathname();
  // The page it was opened on: on any other, however one got there, it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = openedOn === pathname;
  const Icon = open ? XIcon : MenuIcon;

  function close() {
    setOpenedOn(null);
  }

  function closeOnToggle() {
    // First: what has the focus must not be hidden with it, for it would then be nowhere. Where
    // the button is not displayed nothing is hidden, and this does nothing.
    toggle.current?.focus();
    close();
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && open) closeOnToggle();
  }

  /** Otherwise the panel would cover where the keyboard goes on. */
  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    // Nothing: a click beside all controls, or another window.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens to its content
    <div onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenedOn(open ? null : pathname)}
      >
        <Icon size={24} aria-hidden />
        {open ? (
          <>
            Fermer<VisuallyHidden> le menu</VisuallyHidden>
          </>
        ) : (
          'Menu'
        )}
      </button>
      <nav id={id} aria-label="Principale" className={styles.panel} data-open={open}>
        <Navigation className={styles.list} onChoose={closeOnToggle} />
      </nav>
    </div>
  );
}
