'use client';

import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { usePathname } from 'next/navigation';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
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
  const Icon = open ? X : MenuIcon;

  function close() {
    setOpenedOn(null);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of what it contains
    <div className={styles.menu} onKeyDown={closeOnEscape}>
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
        <Navigation className={styles.list} onChoose={close} />
      </nav>
    </div>
  );
}
