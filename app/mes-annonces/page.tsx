import '@/app/shared-styles';
import type { Metadata } from 'next';
import { loadPage, withStatus } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { Agenda } from '@/components/ads/agenda/agenda';
import { AdCards } from '@/components/ads/card/ad-card';
import { PayRule } from '@/components/ads/pay-rule';
import { PlanningLink } from '@/components/ads/planning/planning-link';
import { KeepAds } from '@/components/ads/saved/keep-ads';
import { SavedAds } from '@/components/ads/saved/saved-ads';
import styles from '@/components/ads/saved/saved-ads.module.css';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { adListPath } from '@/lib/ads/ad-paths';
import { parseAdIds } from '@/lib/ads/ads-by-id';
import { savedAdCard } from '@/lib/ads/card';
import { allAds } from '@/lib/ads/messages';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { defaultSearch } from '@/lib/ads/search';
import { listFilters } from '@/lib/api/ads-list';
import { readAdsById } from '@/lib/api/resources/ads-by-id';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config/config';
import { formatCount } from '@/lib/french/numbers';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { searchParams: SearchParams };

const readIds = async ({ searchParams }: Props) => parseAdIds(await readSearchParams(searchParams));
const titleOf = ({ length }: number[]) =>
  length === 0
    ? savedAdsPage.title
    : formatCount(length, 'annonce vous a été envoyée', 'annonces vous ont été envoyées');

export async function generateMetadata(props: Props): Promise<Metadata> {
  return unindexedMetadata(titleOf(await readIds(props)), savedAdsPage.path);
}

/** The saved ads of this browser; with `ids` those of a list that was sent. */
export default withStatus(async function SavedAdsPage(props: Props) {
  const ids = await readIds(props);
  if (ids.length === 0) return <OwnAds />;
  const loaded = await loadPage(() => readAdsById(ids));
  if (loaded.kind !== 'page') return <LandingUnavailable isPreparing={false} />;
  const today = getToday();
  const cards = loaded.page.ads.map((ad) => savedAdCard(ad, today));
  const gone = ids.length - cards.length;
  return (
    <Container className={styles.article}>
      {/* Not the header of one's own ads: its texts cannot be removed from a translated page. */}
      <header key="sent" className={styles.header}>
        <h1>{titleOf(ids)}</h1>
        {gone > 0 && (
          <p className={styles.lead}>
            {`${formatCount(gone, 'annonce n’est plus en ligne', 'annonces ne sont plus en ligne')}.`}
          </p>
        )}
      </header>
      {gone === ids.length ? (
        <ButtonLink href={adListPath}>{allAds}</ButtonLink>
      ) : (
        <>
          <h2 className={styles.count}>
            {formatCount(cards.length, 'annonce en ligne', 'annonces en ligne')}
          </h2>
          <KeepAds ads={cards.map(({ id, title }) => ({ id, title }))} />
          <PayRule />
          <AdCards cards={cards} search={defaultSearch} />
          <Agenda cards={cards} today={today} />
        </>
      )}
    </Container>
  );
});

function OwnAds() {
  return (
    <Container className={styles.article}>
      <header className={styles.header}>
        <h1>{savedAdsPage.title}</h1>
        <p className={styles.lead}>
          Celles que vous avez gardées, dans ce navigateur et sur cet appareil seulement. Elles y
          restent jusqu’à ce que vous les retiriez ou effaciez les données du site
          <span className={styles.inSafari}>
            &nbsp;; Safari les efface après sept jours sans visite
          </span>
          .
        </p>
        {listFilters() === 'all' && <PlanningLink filters={defaultSearch} />}
      </header>
      <div className={styles.ads}>
        <SavedAds siteUrl={config.SITE_URL} />
      </div>
    </Container>
  );
}
