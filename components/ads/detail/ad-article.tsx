import { Fragment } from 'react';
import { AdCards } from '@/components/ads/card/ad-card';
import { SaveButton } from '@/components/ads/card/save-button';
import { BackToList, ListNeighbours } from '@/components/ads/detail/back-to-list';
import { PublishCall } from '@/components/ads/publish-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/links/site-link';
import { AdMap } from '@/components/map/ad-map';
import { Badge } from '@/components/ui/badge';
import badgeStyles from '@/components/ui/badge.module.css';
import { ButtonLink, buttonClassName } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { CalendarPlusIcon } from '@/components/ui/icons/icons';
import { Notice } from '@/components/ui/notice/notice';
import { ShareButton } from '@/components/ui/share-button/share-button';
import { unbroken } from '@/components/ui/unbroken';
import type { AdBadge } from '@/lib/ads/ad-in-words';
import type { AdCard } from '@/lib/ads/card';
import type { AdDetails } from '@/lib/ads/details';
import type { EndedNotice } from '@/lib/ads/ended';
import { reportAd } from '@/lib/ads/messages';
import { adHref, defaultSearch } from '@/lib/ads/search';
import { adText } from '@/lib/ads/sent-texts';
import type { Verified } from '@/lib/ads/verified';
import type { AdSearchLink } from '@/lib/api/resources/ad-searches';
import type { RelatedAds } from '@/lib/api/resources/related-ads';
import type { MapsAccess } from '@/lib/map/access';
import { linkRel } from '@/lib/routing/crawling';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import styles from './ad-article.module.css';
import { AdSections, AdSummary } from './ad-sections';
import { VerifiedAt } from './verified-at';

type Props = {
  ad: AdDetails;
  ended: EndedNotice | null;
  /** « Publiée le 22 novembre 2026 », where the API says when. */
  published: string | null;
  /** `null` without an index of ads. */
  verified: Verified | null;
  related: RelatedAds;
  searches: AdSearchLink[];
  /** The path of its calendar file; `null` when it has no dates. */
  calendarHref: string | null;
  /** The `YYYY-MM-DD` day at its place. */
  today: string;
  specialtyHref: string | null;
  placeLink: { name: string; href: string } | null;
  applyUrl: string;
  reportHref: string;
  pageUrl: string;
  mapsAccess: MapsAccess | null;
};

const tones: { [K in AdBadge['kind']]?: 'apricot' | 'sand' | 'mint' } = {
  remuneration: 'apricot',
  convention: 'sand',
  rhythm: 'mint',
};

export function AdArticle(props: Props) {
  const { ad, ended, related, placeLink, pageUrl, mapsAccess } = props;
  const similar = (
    <>
      <RelatedAdsSection title="Annonces semblables" cards={related.similar} />
      <RelatedAdsSection title="Ailleurs en France" cards={related.elsewhere} />
    </>
  );
  const hasSimilar = related.similar.length + related.elsewhere.length > 0;
  return (
    <Container>
      <p className={styles.printed}>{pageUrl}</p>
      {ended && (
        <Notice action={<OthersLink {...ended.others} />}>
          <p className={styles.ended}>Cette annonce est terminée.</p>
          <p>{ended.since}</p>
        </Notice>
      )}
      <Breadcrumbs crumbs={adsBreadcrumbs({ name: ad.title, path: adHref(ad.id) })} />
      <div className={styles.way}>
        <BackToList />
        <ListNeighbours id={ad.id} />
      </div>
      <article className={styles.article}>
        <header className={styles.header}>
          <ul className={badgeStyles.badges}>
            {ad.badges.map(({ kind, label }) => (
              <Badge key={kind} as="li" tone={tones[kind]}>
                {label}
              </Badge>
            ))}
          </ul>
          <h1 className={styles.title}>{unbroken(ad.title)}</h1>
          {ad.place && <p className={styles.place}>{unbroken(ad.place)}</p>}
          {props.published && <p className={styles.published}>{props.published}</p>}
          <AdSearches links={props.searches} />
        </header>
        {ended && hasSimilar && <div className={styles.leading}>{similar}</div>}
        <aside className={styles.summary} aria-label="En bref">
          <AdSummary ad={ad} today={props.today} specialtyHref={props.specialtyHref} />
          <Actions {...props} />
        </aside>
        <div className={styles.body}>
          <AdSections ad={ad}>
            {mapsAccess && (
              <AdMap ad={{ id: ad.id, title: ad.title, place: ad.place }} access={mapsAccess} />
            )}
          </AdSections>
          {props.verified && <VerifiedAt {...props.verified} />}
          <p className={styles.searches}>
            Un doute&nbsp;? <SiteLink href={props.reportHref}>{reportAd}</SiteLink>
          </p>
        </div>
        <div className={styles.onward}>
          {ended === null && similar}
          <RelatedAdsSection
            title={`Autres annonces de ${ad.isOfFacility ? 'cet établissement' : 'ce cabinet'}`}
            cards={related.ofOwner}
          />
          {placeLink && (
            <p>
              <SiteLink href={placeLink.href}>{placeLink.name}</SiteLink>
            </p>
          )}
        </div>
      </article>
      <PublishCall apart />
    </Container>
  );
}

/** One line: « 9 annonces de médecine générale dans le Finistère, 7 autour de Crozon en janvier ». */
function AdSearches({ links }: { links: AdSearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.searches}>
      {links.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <SiteLink href={href}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

function OthersLink({ href, label }: EndedNotice['others']) {
  return (
    <ButtonLink href={href} rel={linkRel(href)} variant="secondary">
      {label}
    </ButtonLink>
  );
}

function Actions({ ad, ended, calendarHref, applyUrl, pageUrl }: Props) {
  return (
    <div className={styles.actions}>
      {ended === null && (
        <div className={styles.apply}>
          {/* In the bar of a phone; the head says the same. */}
          <p className={styles.terms} aria-hidden>
            {ad.period && <strong>{ad.period}</strong>}
            {ad.place && <span>{ad.place}</span>}
          </p>
          <ButtonLink href={applyUrl} size="large">
            Candidater
          </ButtonLink>
        </div>
      )}
      <SaveButton id={ad.id} title={ad.title} />
      {/*
       * Not with the router, which would request a page; nor with `download`, which would save a response to an error,
       * and keep phones from opening the file in their calendar.
       */}
      {calendarHref && (
        <a
          href={calendarHref}
          rel={linkRel(calendarHref)}
          className={buttonClassName({ variant: 'secondary' })}
        >
          <CalendarPlusIcon size={20} aria-hidden />
          Ajouter à mon agenda
        </a>
      )}
      <ShareButton url={pageUrl} />
      {ended === null && <ShareButton text={adText(ad, pageUrl)} />}
    </div>
  );
}

function RelatedAdsSection({ title, cards }: { title: string; cards: AdCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <AdCards cards={cards} search={defaultSearch} />
    </section>
  );
}
