import Link from 'next/link';
import { AdBadges } from '@/components/ads/ad-badges';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import CalendarDays from '@/components/ui/icons/calendar-days';
import MapPin from '@/components/ui/icons/map-pin';
import Stethoscope from '@/components/ui/icons/stethoscope';
import UserRound from '@/components/ui/icons/user-round';
import { LinkPending } from '@/components/ui/link-pending';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { AdCard } from '@/lib/ads/card';
import { type AdSearch, adHref } from '@/lib/ads/search';
import styles from './ad-card.module.css';

type Props = {
  card: AdCard;
  search: AdSearch;
  /** Pointed at, here or on the map. */
  lit?: boolean | undefined;
};

/** The whole card is one target, with one link: its title. */
export function AdCardItem({ card, search, lit = false }: Props) {
  return (
    <Card
      as="article"
      className={classNames(wholeCard.card, styles.card)}
      data-lit={lit || undefined}
    >
      <h3 className={styles.title}>
        <Link href={adHref(card.id, search)} prefetch={false} className={wholeCard.link}>
          {card.title}
          <LinkPending>Chargement de l'annonce...</LinkPending>
        </Link>
      </h3>
      <ul className={styles.facts}>
        {card.place && (
          <li>
            <MapPin size={18} aria-hidden />
            {card.place}
          </li>
        )}
        {card.start && (
          <li>
            <CalendarDays size={18} aria-hidden />
            <time dateTime={card.start.day}>{card.start.label}</time>
          </li>
        )}
        {card.specialty && (
          <li>
            <Stethoscope size={18} aria-hidden />
            {card.specialty}
          </li>
        )}
        {card.owner && (
          <li>
            <UserRound size={18} aria-hidden />
            {card.owner}
          </li>
        )}
      </ul>
      <AdBadges badges={card.badges} />
    </Card>
  );
}
