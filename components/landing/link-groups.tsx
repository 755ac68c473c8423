import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { LinkColumns } from '@/components/ui/link/links';
import { unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { SpecialtyLink } from '@/lib/ads/specialty/specialty';
import { placesPath } from '@/lib/landing/landing-url';
import type { CountedLink, LinkGroup } from '@/lib/landing/links';
import styles from './link-groups.module.css';

/** The links of a landing page to others, each kind below its heading. */
export function LinkGroups({ groups, children }: { groups: LinkGroup[]; children?: ReactNode }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{unbroken(title)}</h2>
          <CountedLinks links={links} />
        </section>
      ))}
      {children && <p className={styles.all}>{children}</p>}
    </div>
  );
}

export function RegionLinks({ links }: { links: CountedLink[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>Les annonces par région</h2>
      {links.length > 0 && <CountedLinks links={links} />}
      <p className={styles.all}>
        <SiteLink href={placesPath}>Toutes les annonces par lieu, sur la carte de France</SiteLink>
      </p>
    </section>
  );
}

export function CountedLinks({ links }: { links: CountedLink[] }) {
  return (
    <LinkColumns className={styles.links}>
      {links.map(({ name, href, count }) => (
        <li key={href}>
          <SiteLink href={href}>
            <span>
              {unbroken(name)}
              {'\u00a0'}
              <span className={styles.count}>
                {count}
                <VisuallyHidden>{count > 1 ? ' annonces' : ' annonce'}</VisuallyHidden>
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </LinkColumns>
  );
}

export function SpecialtyLinks({ title, links }: { title: string; links: SpecialtyLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.specialties}>
      <h2 className={styles.title}>{unbroken(title)}</h2>
      <LinkColumns className={styles.specialtyLinks}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
      </LinkColumns>
    </section>
  );
}
