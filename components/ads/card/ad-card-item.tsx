import { AdTimeInWords } from '@/components/ads/card/ad-time';
import { CardMark } from '@/components/ads/card/card-mark';
import { SaveButton } from '@/components/ads/card/save-button';
import { SiteLink } from '@/components/layout/links/site-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { unbroken } from '@/components/ui/unbroken';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { AdCard } from '@/lib/ads/card';
import { inDates } from '@/lib/ads/fit';
import styles from './ad-card.module.css';

type Props = {
  card: AdCard;
  href: string;
  /** Whether it is new to the visitor. */
  isNew?: boolean;
  /** Whether all ads beside it have its specialty. */
  sharesSpecialty?: boolean;
  highlighted?: boolean | undefined;
};

/** The whole card is one target, with one link. It has few elements: a list has twenty of them. */
export function AdCardItem({
  card,
  href,
  isNew = false,
  highlighted,
  sharesSpecialty = false,
}: Props) {
  const { start, pay, dayPay, excerpt } = card;
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
      <CardMark id={card.id} isNew={isNew} />
      <SaveButton id={card.id} title={card.title} onCard />
      <div className={styles.facts}>
        {(start || card.isEnded) && (
          <p className={styles.start}>
            {card.isEnded && <Badge>Terminée</Badge>}
            {start && <time dateTime={start.day}>{start.label}</time>}
          </p>
        )}
        {pay && <p className={styles.pay}>{pay}</p>}
        {dayPay && <p className={styles.dayPay}>{dayPay}</p>}
        <p className={styles.time}>
          {card.fit && (
            <>
              <span className={styles.fit} data-fits={card.fit === inDates || undefined}>
                {card.fit}
              </span>{' '}
            </>
          )}
          <AdTimeInWords {...card.time} />
        </p>
        {card.otherDays && <p className={styles.otherDays}>{card.otherDays}</p>}
        <div className={styles.more}>
          <Facts facts={[card.place, card.distance, card.owner, card.convention]} />
          <Facts
            facts={[
              sharesSpecialty ? null : card.specialty,
              card.housing,
              card.dining,
              card.published,
              card.verified,
            ]}
          />
        </div>
      </div>
      {excerpt && <p className={styles.excerpt}>{`«\u00a0${excerpt}\u00a0»`}</p>}
    </Card>
  );
}

/** Facts with dots between, which are not read aloud. */
function Facts({ facts }: { facts: (string | null)[] }) {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <p>
      {known.map((fact) => (
        <span key={fact}>{unbroken(` ${fact}`)}</span>
      ))}
    </p>
  );
}
