import { AdCards } from '@/components/ads/card/ad-card';
import { PayRule } from '@/components/ads/pay-rule';
import { KeepAds } from '@/components/ads/saved/keep-ads';
import { ButtonLink } from '@/components/ui/button/button';
import { adListPath } from '@/lib/ads/ad-paths';
import type { AdCard } from '@/lib/ads/card';
import { allAds } from '@/lib/ads/messages';
import { goneInWords } from '@/lib/ads/saved/sent-ads';
import { defaultSearch } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import styles from './saved-ads.module.css';

/** The ads of a list that was sent; `gone` of them are no longer there. */
export function SentAds({ cards, gone }: { cards: AdCard[]; gone: number }) {
  return (
    <>
      <h2 className={styles.count}>
        {formatCount(cards.length, 'annonce en ligne', 'annonces en ligne')}
      </h2>
      {gone > 0 && <p>{goneInWords(gone)}</p>}
      {cards.length === 0 ? (
        <p>
          <ButtonLink href={adListPath}>{allAds}</ButtonLink>
        </p>
      ) : (
        <>
          <KeepAds ads={cards.map(({ id, title }) => ({ id, title }))} />
          <PayRule />
          <AdCards cards={cards} search={defaultSearch} />
        </>
      )}
    </>
  );
}
