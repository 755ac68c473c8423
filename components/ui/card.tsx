import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' };

/** A white sheet on the page. `as` says what it is. */
export function Card({ as = 'div', className, ...rest }: Props) {
  // The four elements take the same attributes; TypeScript cannot see it through a union of tags.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
