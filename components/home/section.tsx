import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import styles from './section.module.css';

type Props = {
  /** The target of links. */
  id?: string;
  title: string;
  lead: string;
  /** Default: sand, the background of the page. */
  surface?: 'white' | 'mint' | 'pine';
  children: ReactNode;
};

export function Section({ id, title, lead, surface, children }: Props) {
  return (
    <section id={id} className={classNames(styles.section, surface && styles[surface])}>
      <Container className={styles.arriving}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}
