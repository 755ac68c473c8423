import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

type Props = {
  /** An item of a list is itself the badge. */
  as?: 'span' | 'li';
  /** A family of badges, for those who see colours. The words say it all. */
  tone?: 'neutral' | 'mint' | 'apricot' | 'sand';
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ as: Element = 'span', tone = 'neutral', icon, children }: Props) {
  return (
    <Element className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </Element>
  );
}
