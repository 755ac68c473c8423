import Link from 'next/link';
import { LinkColumns } from '@/components/ui/link/link-columns';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CountedLink } from '@/lib/places/landing/links';
import { linkRel } from '@/lib/routing/crawling';
import styles from './counted-links.module.css';

/** Links to ads, each with how many there are. */
export function CountedLinks({ links }: { links: CountedLink[] }) {
  return (
    <LinkColumns className={styles.links}>
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <Link href={href} rel={linkRel(href)} prefetch={false}>
            <span>
              {name}
              {'\u00a0'}
              <span className={styles.count}>
                {count}
                <VisuallyHidden>{count > 1 ? ' annonces' : ' annonce'}</VisuallyHidden>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </LinkColumns>
  );
}
