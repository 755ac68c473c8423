import type { ReactNode } from 'react';
import { SectionLink } from '@/components/layout/links/scrolling-links';
import { SiteLink } from '@/components/layout/links/site-link';
import { LegalHeader } from '@/components/legal/legal-header';
import { RetryLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { LinkColumns } from '@/components/ui/link/links';
import { Notice } from '@/components/ui/notice/notice';
import { adListTitle, noAds, specialtiesUnavailable } from '@/lib/ads/messages';
import { blogTitle, noPosts, postsUnavailable } from '@/lib/blog/messages';
import {
  adLinks,
  blogLinks,
  feedLinks,
  formLinks,
  homeLinks,
  legalLinks,
  type PlanLink,
  planPage,
} from '@/lib/seo/sitemap/plan';
import styles from './site-plan.module.css';

type Props = {
  showsMap: boolean;
  showsPlaces: boolean;
  /** `null` when the API failed, as for the posts. */
  specialties: PlanLink[] | null;
  posts: PlanLink[] | null;
  /** The latest; none without an index of ads. */
  ads: PlanLink[];
};

/** Every page that a visitor can reach, by kind. Each ad is in the list and under its specialty. */
export function SitePlan({ showsMap, showsPlaces, specialties, posts, ads }: Props) {
  return (
    <>
      <LegalHeader page={planPage} updated={null} />
      <Container className={styles.plan}>
        <PlanSection title="Accueil" links={homeLinks} />
        <PlanSection title={adListTitle} links={adLinks(showsMap, showsPlaces)}>
          <PlanBlock
            title="Par spécialité"
            links={specialties}
            failed={specialtiesUnavailable}
            empty={noAds}
          />
        </PlanSection>
        <PlanSection title={blogTitle} links={blogLinks}>
          <PlanBlock title="Articles" links={posts} failed={postsUnavailable} empty={noPosts} />
        </PlanSection>
        <PlanSection title="Publication et pré-inscription" links={formLinks} />
        <PlanSection title="Informations" links={legalLinks} />
        <PlanSection title="Flux d’abonnement" links={feedLinks} />
        {ads.length > 0 && <PlanSection title="Dernières annonces" links={ads} />}
      </Container>
    </>
  );
}

type PlanSectionProps = { title: string; links: PlanLink[]; children?: ReactNode };

function PlanSection({ title, links, children }: PlanSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>
        <PlanLinks links={links} />
        {children}
      </div>
    </section>
  );
}

type PlanBlockProps = { title: string; links: PlanLink[] | null; failed: string; empty: string };

/** Links from the API, or a message: they are `null` when it `failed`, or there are none. */
function PlanBlock({ title, links, failed, empty }: PlanBlockProps) {
  return (
    <>
      <h3>{title}</h3>
      {links === null ? (
        <Notice tone="danger" action={<RetryLink small />}>
          {failed}
        </Notice>
      ) : links.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <PlanLinks links={links} />
      )}
    </>
  );
}

function PlanLinks({ links }: { links: PlanLink[] }) {
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
  return type === undefined ? (
    <SiteLink href={href}>{name}</SiteLink>
  ) : (
    <a href={href} type={type}>
      {name}
    </a>
  );
}
