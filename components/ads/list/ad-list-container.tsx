import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './ad-list-container.module.css';

/** The container of the list, wider when it shows the map. */
export function AdListContainer({ children }: { children: ReactNode }) {
  return <Container className={styles.container}>{children}</Container>;
}
