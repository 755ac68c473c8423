import Link from 'next/link';
import { AdBadges } from '@/components/ads/card/ad-badges';
import { Remuneration } from '@/components/ads/card/remuneration';
import { SaveButton } from '@/components/ads/card/save-button';
import { AdAddress } from '@/components/ads/detail/ad-address';
import { AdOverNotice } from '@/components/ads/detail/ad-over-notice';
import { AdSummary } from '@/components/ads/detail/ad-summary';
import { BackToList } from '@/components/ads/detail/back-to-list';
import { CalendarLink } from '@/components/ads/detail/calendar-link';
import { PracticalList } from '@/components/ads/detail/practical-list';
import { RelatedAdsSection } from '@/components/ads/detail/related-ads-section';
import { WeekGrid } from '@/components/ads/detail/week-grid';
import { PublishCall } from '@/components/ads/list/publish-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { AdMap } from '@/components/map/ad-map';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { ShareButton } from '@/components/ui/share-button/share-button';
import type { AdDetails } from '@/lib/ads/detail/details';
import type { AdOver } from '@/lib/ads/detail/over';
import { adHref } from '@/lib/ads/search';
import type { RelatedAds } from '@/lib/api/resources/related-ads';
import type { MapsAccess } from '@/lib/map/access';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import styles from './ad-article.module.css';

type Props = {
  ad: AdDetails;
  /** `null` while the ad is open. */
  over: AdOver | null;
  /** « Publiée le 22 novembre 2026 », where the API says when. */
  published: string | null;
  related: RelatedAds;
  /** The URL of its event; `null` when it has no dates. */
  calendarHref: string | null;
  /** The URL of the page of its specialty, if any. */
  specialtyHref: string | null;
  /** Link to the page of its department, if any. */
  placeLink: { name: string; href: string } | null;
  /** Where one applies. */
  applyUrl: string;
  /** The absolute URL of the page, to share and to print. */
  pageUrl: string;
  /** `null` where there is no map. */
  mapsAccess: MapsAccess | null;
};

export function AdArticle({
  ad,
  over,
  published,
  related,
  calendarHref,
  specialtyHref,
  placeLink,
  applyUrl,
  pageUrl,
  mapsAccess,
}: Props) {
  const similar = <RelatedAdsSection title="Annonces semblables" cards={related.similar} />;
  return (
    <Container>
      <p className={styles.printed}>{pageUrl}</p>
      <Breadcrumbs crumbs={adsBreadcrumbs({ name: ad.title, path: adHref(ad.id) })} />
      <BackToList />
      <article className={styles.article}>
        <header className={styles.header}>
          <AdBadges badges={ad.badges} />
          <h1 className={styles.title}>{ad.title}</h1>
          {ad.place && <p className={styles.place}>{ad.place}</p>}
          {published && <p className={styles.published}>{published}</p>}
          {over && <AdOverNotice over={over} />}
        </header>

        {over && related.similar.length > 0 && <div className={styles.leading}>{similar}</div>}

        <aside className={styles.summary} aria-label="En bref">
          <AdSummary ad={ad} specialtyHref={specialtyHref} />
          <div className={styles.actions}>
            {over === null && (
              <div className={styles.apply}>
                {/* In the bar of a phone; the summary says the same. */}
                <p className={styles.terms} aria-hidden>
                  {ad.pay && <strong>{ad.pay}</strong>}
                  {ad.period && <span>{ad.period}</span>}
                </p>
                <ButtonLink href={applyUrl} size="large">
                  Candidater
                </ButtonLink>
              </div>
            )}
            <SaveButton id={ad.id} title={ad.title} />
            {calendarHref && <CalendarLink href={calendarHref} />}
            <ShareButton url={pageUrl} />
          </div>
        </aside>

        <div className={styles.body}>
          {ad.paragraphs.length > 0 && (
            <section>
              <h2>Description</h2>
              {ad.paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and paragraphs may repeat
                <p key={index} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          )}
          <Remuneration figures={ad.remuneration} convention={ad.convention} />
          {ad.week && <WeekGrid week={ad.week} />}
          <PracticalList practical={ad.practical} />
          <AdAddress lines={ad.address} mapsUrl={ad.mapsUrl}>
            {mapsAccess && (
              <AdMap ad={{ id: ad.id, title: ad.title, place: ad.place }} access={mapsAccess} />
            )}
          </AdAddress>
        </div>

        <div className={styles.onward}>
          {over === null && similar}
          <RelatedAdsSection
            title={`Autres annonces de ${ad.isOfFacility ? 'cet établissement' : 'ce cabinet'}`}
            cards={related.ofOwner}
          />
          {placeLink && (
            <p>
              <Link href={placeLink.href} prefetch={false}>
                {placeLink.name}
              </Link>
            </p>
          )}
        </div>
      </article>
      <PublishCall apart />
    </Container>
  );
}
