import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'li' };

/** A white card; `as` is its element. */
export function Card({ as = 'div', className, ...rest }: Props) {
  // The elements have the same attributes; TypeScript cannot infer it from a union of tags.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
