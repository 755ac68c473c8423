import Link from 'next/link';
import { SectionLink } from '@/components/layout/links/section-link';
import { LinkColumns } from '@/components/ui/link/link-columns';
import { linkRel } from '@/lib/routing/crawling';
import type { PlanLink } from '@/lib/seo/sitemap/plan/links';
import styles from './plan-links.module.css';

/** Links to pages, to sections of the home page, and to feeds. */
export function PlanLinks({ links }: { links: PlanLink[] }) {
  return (
    <LinkColumns className={styles.columns}>
      {links.map((link) => (
        <li key={link.href}>
          <PlanAnchor {...link} />
        </li>
      ))}
    </LinkColumns>
  );
}

function PlanAnchor({ name, href, type }: PlanLink) {
  const [, section] = href.split('#');
  if (section !== undefined) return <SectionLink section={section}>{name}</SectionLink>;
  if (type === undefined) {
    return (
      <Link href={href} rel={linkRel(href)} prefetch={false}>
        {name}
      </Link>
    );
  }
  return (
    <a href={href} type={type}>
      {name}
    </a>
  );
}
