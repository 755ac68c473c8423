import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '@/components/ui/icons/icons';
import styles from './notice.module.css';

const icons = { info: InfoIcon, success: CircleCheckIcon, danger: CircleAlertIcon };

type Props = {
  tone?: keyof typeof icons;
  /** Announced when it appears: politely as `status`, at once as `alert`. */
  role?: 'status' | 'alert';
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Notice({ tone = 'info', role, action, className, children }: Props) {
  const Icon = icons[tone];
  return (
    <div role={role} className={classNames(styles.notice, styles[tone], className)}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
