import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

type Props = {
  /** A family of badges, for those who see colours. The words say it all. */
  tone?: 'neutral' | 'mint' | 'apricot' | 'sand';
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
