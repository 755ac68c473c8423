import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

type Props = {
  /** `li`: the list item is itself the badge. */
  as?: 'span' | 'li';
  /** The colour of a kind of badges; decorative. */
  tone?: 'neutral' | 'mint' | 'apricot' | 'sand';
  children: ReactNode;
};

export function Badge({ as: Element = 'span', tone = 'neutral', children }: Props) {
  return <Element className={classNames(styles.badge, styles[tone])}>{children}</Element>;
}
