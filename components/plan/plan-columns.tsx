import type { ReactNode } from 'react';
import { LinkColumns } from '@/components/ui/link/link-columns';
import styles from './plan-columns.module.css';

/** The columns of a list of links; its children are list items. */
export function PlanColumns({ children }: { children: ReactNode }) {
  return <LinkColumns className={styles.columns}>{children}</LinkColumns>;
}
