import type { ReactNode } from 'react';
import { LinkColumns } from '@/components/ui/link/link-columns';
import styles from './plan-columns.module.css';

/** Links of the plan, of whatever kind, as items of a list. */
export function PlanColumns({ children }: { children: ReactNode }) {
  return <LinkColumns className={styles.columns}>{children}</LinkColumns>;
}
