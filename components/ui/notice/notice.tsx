import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '@/components/ui/icons/icons';
import styles from './notice.module.css';

const icons = { info: InfoIcon, success: CircleCheckIcon, danger: CircleAlertIcon };

type NoticeProps = {
  tone?: keyof typeof icons;
  /** Announced when it appears: politely as `status`, at once as `alert`. */
  role?: 'status' | 'alert';
  action?: ReactNode;
  children: ReactNode;
};

export function Notice({ tone = 'info', role, action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={classNames(styles.notice, styles[tone])}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.message}>{children}</div>
      {action}
    </div>
  );
}

type EmptyStateProps = {
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  /** Links or buttons. */
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, heading: Heading = 'h2', action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** An empty state that is the whole page. */
export function EmptyPage(props: Omit<EmptyStateProps, 'heading'>) {
  return (
    <Container>
      <EmptyState {...props} heading="h1" />
    </Container>
  );
}
