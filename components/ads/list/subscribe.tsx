import { ChevronDownIcon, RssIcon } from '@/components/ui/icons/icons';
import { type AdFilters, adFeedHref } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './subscribe.module.css';

/** Links to the feeds of a search. Works without JavaScript. */
export function Subscribe({ search }: { search: AdFilters }) {
  const rss = adFeedHref('rss', search);
  const json = adFeedHref('json', search);
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
          recherche, sans compte ni adresse e-&#8288;mail&nbsp;: copiez-y l’un de ces liens.
        </p>
        <ul className={styles.links}>
          <li>
            <a href={rss} rel={linkRel(rss)} type="application/rss+xml">
              Flux RSS
            </a>
          </li>
          <li>
            <a href={json} rel={linkRel(json)} type="application/feed+json">
              Flux JSON
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}
