import '@/app/shared-styles';
import type { Metadata } from 'next';
import { loadPage, withStatus } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { SavedAds } from '@/components/ads/saved/saved-ads';
import styles from '@/components/ads/saved/saved-ads.module.css';
import { SentAds } from '@/components/ads/saved/sent-ads';
import { Container } from '@/components/ui/container';
import { parseAdIds } from '@/lib/ads/ads-by-id';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { sentInWords } from '@/lib/ads/saved/sent-ads';
import { readSentAds } from '@/lib/api/resources/ads-by-id';
import { config } from '@/lib/config/config';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { searchParams: SearchParams };

const readIds = async ({ searchParams }: Props) => parseAdIds(await readSearchParams(searchParams));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { length } = await readIds(props);
  return unindexedMetadata(
    length === 0 ? savedAdsPage.title : sentInWords(length),
    savedAdsPage.path,
  );
}

/** The saved ads of this browser; with `ids` those of a list that was sent. */
export default withStatus(async function SavedAdsPage(props: Props) {
  const ids = await readIds(props);
  if (ids.length === 0) return <OwnAds />;
  const loaded = await loadPage(() => readSentAds(ids));
  if (loaded.kind !== 'page') return <LandingUnavailable isPreparing={false} />;
  return (
    <Container className={styles.article}>
      <header className={styles.header}>
        <h1>{sentInWords(ids.length)}</h1>
      </header>
      <SentAds {...loaded.page} />
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
      </header>
      <div className={styles.ads}>
        <SavedAds siteUrl={config.SITE_URL} />
      </div>
    </Container>
  );
}
