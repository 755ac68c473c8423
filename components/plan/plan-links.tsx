import Link from 'next/link';
import type { PlanLink } from '@/lib/plan/links';
import { PlanColumns } from './plan-columns';

/** Links to pages. */
export function PlanLinks({ links }: { links: PlanLink[] }) {
  return (
    <PlanColumns>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </PlanColumns>
  );
}
