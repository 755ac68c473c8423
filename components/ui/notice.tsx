import type { ReactNode } from 'react';
import CircleAlert from '@/components/ui/icons/circle-alert';
import CircleCheck from '@/components/ui/icons/circle-check';
import Info from '@/components/ui/icons/info';
import { classNames } from './class-names';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

type Props = {
  tone?: keyof typeof icons;
  /** Announced when it appears: `status` waits for a pause, `alert` does not. */
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
