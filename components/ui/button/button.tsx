import Link from 'next/link';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { NewTabLink } from '@/components/ui/link/links';
import styles from './button.module.css';

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
};

/** The class names of buttons, and of links that look like one. */
export function buttonClassName({ variant = 'primary', size = 'medium', className }: ButtonStyle) {
  const sizeClass = size === 'medium' ? undefined : styles[size];
  return classNames(styles.button, styles[variant], sizeClass, className);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button {...rest} type={type} className={buttonClassName({ variant, size, className })} />;
}

type ButtonLinkProps = ButtonStyle & {
  /** A path of this site, or the URL of another. */
  href: string;
  newTab?: boolean;
  rel?: string | undefined;
  /** May prevent the navigation to handle the click in place. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

export function ButtonLink({ href, newTab, rel, onClick, children, ...look }: ButtonLinkProps) {
  const link = { href, className: buttonClassName(look), children };
  if (newTab) return <NewTabLink {...link} />;
  if (!href.startsWith('/')) return <a {...link} />;
  return <Link {...link} prefetch={false} rel={rel} {...(onClick && { onClick })} />;
}

type RetryLinkProps = {
  /** Beside a message: the smaller one. */
  small?: boolean;
  disabled?: boolean | undefined;
  /** Loads again in place; without it, and without JavaScript, the document is loaded again. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
};

/** Reloads the page from the server: an empty href is the URL of the document. */
export function RetryLink({ small, disabled, onClick, children = 'Réessayer' }: RetryLinkProps) {
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
