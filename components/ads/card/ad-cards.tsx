import { AdCardItem } from '@/components/ads/card/ad-card';
import type { AdCard } from '@/lib/ads/card';
import type { AdSearch } from '@/lib/ads/search';
import styles from './ad-cards.module.css';

/** The cards of ads, for server components. */
export function AdCards({ cards, search }: { cards: AdCard[]; search: AdSearch }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <AdCardItem card={card} search={search} />
        </li>
      ))}
    </ul>
  );
}
