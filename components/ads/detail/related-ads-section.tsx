import { AdCards } from '@/components/ads/card/ad-cards';
import type { AdCard } from '@/lib/ads/card';
import { defaultSearch } from '@/lib/ads/search';
import styles from './related-ads-section.module.css';

type Props = { title: string; cards: AdCard[] };

/** Ads that lead on from another; nothing when there are none. */
export function RelatedAdsSection({ title, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <AdCards cards={cards} search={defaultSearch} />
    </section>
  );
}
