import { AdBadges, AdDates } from '@/components/ads/card/ad-facts';
import { SaveButton } from '@/components/ads/card/save-button';
import { TimeStripImage } from '@/components/ads/card/time-strip';
import { SiteLink } from '@/components/layout/links/site-link';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { AdCard } from '@/lib/ads/card';
import { type AdSearch, adHref } from '@/lib/ads/search';
import styles from './ad-card.module.css';
import grid from './ad-cards.module.css';

type Props = { card: AdCard; search: AdSearch; highlighted?: boolean | undefined };

/** The whole card is one target. Its icons are a sprite: as elements they were a quarter of the HTML of a list. */
export function AdCardItem({ card, search, highlighted }: Props) {
  return (
    <Card
      as="article"
      className={classNames(wholeCard.card, styles.card)}
      data-highlighted={highlighted || undefined}
    >
      <h3>
        <SiteLink href={adHref(card.id, search)} className={wholeCard.link}>
          {card.title}
        </SiteLink>
      </h3>
      <SaveButton id={card.id} title={card.title} onCard />
      <ul className={styles.facts}>
        {(card.place || card.distance) && (
          <li>{[card.place, card.distance].filter(Boolean).join(', ')}</li>
        )}
        {(card.start || card.strip) && (
          <li className={styles.start}>
            {card.start && <AdDates start={card.start} rest={card.rest} />}
            {card.strip && <TimeStripImage {...card.strip} />}
          </li>
        )}
        {card.specialty && <li className={styles.specialty}>{card.specialty}</li>}
        {card.owner && <li className={styles.owner}>{card.owner}</li>}
      </ul>
      {card.excerpt && <p>{`«\u00a0${card.excerpt}\u00a0»`}</p>}
      <AdBadges badges={card.badges} />
      {card.published && <p>{card.published}</p>}
    </Card>
  );
}

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
          <AdCardItem card={card} search={search} highlighted={highlighted?.has(card.id)} />
        </li>
      ))}
    </ul>
  );
}
