import { AdBadges, AdDates } from '@/components/ads/card/ad-facts';
import { SaveButton } from '@/components/ads/card/save-button';
import { TimeStripImage } from '@/components/ads/card/time-strip';
import { SiteLink } from '@/components/layout/links/site-link';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { AdCard } from '@/lib/ads/card';
import styles from './ad-card.module.css';

type Props = { card: AdCard; href: string; highlighted?: boolean | undefined };

/** The whole card is one target. Its icons are a sprite: as elements they were a quarter of the HTML of a list. */
export function AdCardItem({ card, href, highlighted }: Props) {
  return (
    <Card
      as="article"
      className={classNames(wholeCard.card, styles.card)}
      data-highlighted={highlighted || undefined}
    >
      <h3>
        <SiteLink href={href} className={wholeCard.link}>
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
