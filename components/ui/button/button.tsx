import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
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
  children: ReactNode;
};

export function ButtonLink({ href, newTab, rel, children, ...look }: ButtonLinkProps) {
  const link = { href, className: buttonClassName(look), children };
  if (newTab) return <NewTabLink {...link} />;
  if (!href.startsWith('/')) return <a {...link} />;
  return <Link {...link} prefetch={false} rel={rel} />;
}

/** Reloads the page from the server, unless its `onClick` does so in place. `small` is for a link beside a message. */
export function RetryLink(props: ComponentProps<'a'> & { small?: boolean; disabled?: boolean }) {
  const { small, disabled, children = 'Réessayer', ...link } = props;
  const className = buttonClassName(small ? { variant: 'secondary', size: 'small' } : {});
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript only a link to the document itself reloads it
    <a href="" className={className} aria-disabled={disabled || undefined} {...link}>
      {children}
    </a>
  );
}
