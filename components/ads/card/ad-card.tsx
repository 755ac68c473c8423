import { AdCardItem } from '@/components/ads/card/ad-card-item';
import type { AdCard } from '@/lib/ads/card';
import { type AdSearch, adHref, specialtiesOf } from '@/lib/ads/search';
import grid from './ad-cards.module.css';

type CardsProps = {
  cards: AdCard[];
  search: AdSearch;
  /** The hour since which ads are new to the visitor. */
  since?: string | null;
  /** The ads hovered or focused, here or on the map. */
  highlighted?: ReadonlySet<number>;
  /** Called with the hovered or focused ad; with none when it is left. */
  onPoint?: (ads: number[]) => void;
};

export function AdCards({ cards, search, since = null, highlighted, onPoint }: CardsProps) {
  function pointing(id: number) {
    if (!onPoint) return;
    const enter = () => onPoint([id]);
    const leave = () => onPoint([]);
    return { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave };
  }
  const sharesSpecialty = specialtiesOf(search).length === 1;
  return (
    <ul className={grid.cards}>
      {cards.map((card) => (
        <li key={card.id} {...pointing(card.id)}>
          <AdCardItem
            card={card}
            href={adHref(card.id, search)}
            isNew={since !== null && card.newHour !== null && card.newHour >= since}
            sharesSpecialty={sharesSpecialty}
            highlighted={highlighted?.has(card.id)}
          />
        </li>
      ))}
    </ul>
  );
}
