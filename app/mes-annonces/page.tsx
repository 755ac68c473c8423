import '@/app/shared-styles';
import { SavedAds } from '@/components/ads/saved/saved-ads';
import styles from '@/components/ads/saved/saved-ads.module.css';
import { Container } from '@/components/ui/container';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

export const metadata = unindexedMetadata(savedAdsPage.title, savedAdsPage.path);

export default function SavedAdsPage() {
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
        <SavedAds />
      </div>
    </Container>
  );
}
