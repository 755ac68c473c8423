import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClassName } from '@/components/ui/button/button-class-name';

type Props = {
  /** Beside a message: the smaller one. */
  small?: boolean;
  disabled?: boolean | undefined;
  /** Loads again in place; without it, and without JavaScript, the document is loaded again. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
};

/** Reloads the page from the server: an empty href is the URL of the document. */
export function RetryLink({ small, disabled, onClick, children = 'Réessayer' }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript only a link to the document itself reloads it
    <a
      href=""
      className={buttonClassName(small ? { variant: 'secondary', size: 'small' } : {})}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
