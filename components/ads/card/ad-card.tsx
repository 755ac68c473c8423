import { AdCardItem } from '@/components/ads/card/ad-card-item';
import { classNames } from '@/components/ui/class-names';
import type { AdCard } from '@/lib/ads/card';
import { type AdSearch, adHref } from '@/lib/ads/search';
import grid from './ad-cards.module.css';

type CardsProps = {
  cards: AdCard[];
  search: AdSearch;
  className?: string | undefined;
  /** The ads hovered or focused, here or on the map. */
  highlighted?: ReadonlySet<number>;
  /** Called with the hovered or focused ad; with none when it is left. */
  onPoint?: (ads: number[]) => void;
};

export function AdCards({ cards, search, className, highlighted, onPoint }: CardsProps) {
  function pointing(id: number) {
    if (!onPoint) return;
    const enter = () => onPoint([id]);
    const leave = () => onPoint([]);
    return { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave };
  }
  return (
    <ul className={classNames(grid.cards, className)}>
      {cards.map((card) => (
        <li key={card.id} {...pointing(card.id)}>
          <AdCardItem
            card={card}
            href={adHref(card.id, search)}
            highlighted={highlighted?.has(card.id)}
          />
        </li>
      ))}
    </ul>
  );
}
