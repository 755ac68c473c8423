import { buttonClassName } from '@/components/ui/button/button';
import { ShareButton } from '@/components/ui/share-button/share-button';
import { type AdSearch, adFeedHref } from '@/lib/ads/search';
import { alertUrl, sentUrl } from '@/lib/ads/sent-texts';
import { followOrSend, iAmFree } from '@/lib/french/messages';
import { linkRel } from '@/lib/routing/crawling';
import { feedTypes } from '@/lib/share/feeds/feed';
import styles from './subscribe.module.css';

type Props = {
  search: AdSearch;
  /** The text that « Copier le texte » copies; `null` without ads. */
  text: string | null;
  /** The search as somebody who is free would say it. */
  sentence?: string | null;
};

/** The ways to follow a search and to send it, open when it has no ads. The links work without JavaScript. */
export function Subscribe({ search, text, sentence }: Props) {
  const alerts = alertUrl(search);
  return (
    <details className={styles.subscribe} open={text === null}>
      <summary>{followOrSend}</summary>
      <div className={styles.content}>
        {alerts && (
          <a href={alerts} className={buttonClassName({ variant: 'secondary' })}>
            M’alerter dans l’application
          </a>
        )}
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
        {text && <ShareButton text={text} />}
        {sentence && (
          <>
            <h3>{iAmFree}</h3>
            <p>
              <strong>{sentence}</strong>
            </p>
            <ShareButton text={sentence} url={sentUrl(search)} label="Envoyer cette phrase" />
          </>
        )}
      </div>
    </details>
  );
}
