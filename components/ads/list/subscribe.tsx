import { ChevronDownIcon, RssIcon } from '@/components/ui/icons/icons';
import { type AdSearch, adFeedHref } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import { feedTypes } from '@/lib/share/feeds/feed';
import styles from './subscribe.module.css';

/** A section with the links to the feeds of a search. Works without JavaScript. */
export function Subscribe({ search }: { search: AdSearch }) {
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
          {(['rss', 'json'] as const).map((kind) => {
            const href = adFeedHref(kind, search);
            return (
              <li key={kind}>
                <a href={href} rel={linkRel(href)} type={feedTypes[kind]}>
                  {`Flux ${kind.toUpperCase()}`}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}
