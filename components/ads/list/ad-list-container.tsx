import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './ad-list-container.module.css';

/** The column of the list, wider once a map is beside it. */
export function AdListContainer({ children }: { children: ReactNode }) {
  return <Container className={styles.container}>{children}</Container>;
}
