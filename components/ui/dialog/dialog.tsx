'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { XIcon } from '@/components/ui/icons/icons';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  /** Called however it closes: by the button, Escape, or the `open` prop. */
  onClose: () => void;
  title: string;
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the browser contains and restores the focus, and handles Escape. */
export function Dialog({ open, onClose, title, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        // The event is asynchronous: the dialog may be open again, or a dialog inside may have closed.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button variant="quiet" onClick={onClose}>
          <XIcon size={20} aria-hidden />
          Fermer
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
