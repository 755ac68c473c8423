import Link from 'next/link';
import { AdBadges } from '@/components/ads/card/ad-badges';
import { AdDates } from '@/components/ads/card/ad-dates';
import { SaveButton } from '@/components/ads/card/save-button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { CalendarDaysIcon, MapPinIcon } from '@/components/ui/icons/icons';
import { StethoscopeIcon } from '@/components/ui/icons/leaf-icons';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { AdCard } from '@/lib/ads/card';
import { adHref } from '@/lib/ads/search';
import { noAds } from '@/lib/home/messages';
import styles from './spotlight-ads.module.css';

/** Each row is one target, with one link: the title of the ad. */
export function SpotlightAds({ ads }: { ads: AdCard[] }) {
  if (ads.length === 0) return <p>{noAds}</p>;
  return (
    <ul className={styles.ads}>
      {ads.map((ad) => (
        <Card as="li" key={ad.id} className={classNames(wholeCard.card, styles.ad)}>
          <h4 className={styles.title}>
            <Link href={adHref(ad.id)} prefetch={false} className={wholeCard.link}>
              {ad.title}
            </Link>
          </h4>
          <SaveButton id={ad.id} title={ad.title} onCard />
          {(ad.place || ad.start || ad.specialty) && (
            <ul className={styles.facts}>
              {ad.place && (
                <li>
                  <MapPinIcon size={18} aria-hidden />
                  {ad.place}
                </li>
              )}
              {ad.start && (
                <li>
                  <CalendarDaysIcon size={18} aria-hidden />
                  <AdDates start={ad.start} rest={ad.rest} />
                </li>
              )}
              {ad.specialty && (
                <li>
                  <StethoscopeIcon size={18} aria-hidden />
                  {ad.specialty}
                </li>
              )}
            </ul>
          )}
          <AdBadges badges={ad.badges} />
        </Card>
      ))}
    </ul>
  );
}
