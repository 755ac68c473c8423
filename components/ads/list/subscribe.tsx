import { ChevronDownIcon, RssIcon } from '@/components/ui/icons/icons';
import { adFeedHref } from '@/lib/ads/feed/feed-url';
import type { AdFilters } from '@/lib/ads/search';
import styles from './subscribe.module.css';

/** Links to the feeds of a search. Works without JavaScript. */
export function Subscribe({ search }: { search: AdFilters }) {
  return (
    <details className={styles.subscribe}>
      <summary>
        <RssIcon size={20} aria-hidden />
        Flux de cette recherche
        <ChevronDownIcon size={20} aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.content}>
        <p>
          Un lecteur de flux (Feedly, Thunderbird…) vous signale les nouvelles annonces de cette
          recherche, sans compte ni adresse e-mail&nbsp;: copiez-y l’un de ces liens.
        </p>
        <ul className={styles.links}>
          <li>
            <a href={adFeedHref('rss', search)} type="application/rss+xml">
              Flux RSS
            </a>
          </li>
          <li>
            <a href={adFeedHref('json', search)} type="application/feed+json">
              Flux JSON
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}
