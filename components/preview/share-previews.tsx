import type { ShareCard } from '@/lib/seo-audit/preview/sharing';
import { ShareImagePreview } from './share-image-preview';
import styles from './share-previews.module.css';

/** A shared link as social networks and messengers show it. */
export function SharePreviews({ card }: { card: ShareCard }) {
  const { title, description, host, site, image } = card;
  return (
    <div className={styles.cards}>
      <figure>
        <figcaption className={styles.caption}>Grande carte (LinkedIn, Facebook)</figcaption>
        <div className={styles.large}>
          <ShareImagePreview image={image} />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.host}>{host}</p>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption className={styles.caption}>Petite carte (X)</figcaption>
        <div className={styles.small}>
          <ShareImagePreview image={image} square />
          <div className={styles.words}>
            <p className={styles.host}>{host}</p>
            <p className={styles.title}>{title}</p>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        </div>
      </figure>
      <figure>
        <figcaption className={styles.caption}>Messagerie (WhatsApp, Slack)</figcaption>
        <div className={styles.chat}>
          <div className={styles.bubble}>
            <ShareImagePreview image={image} />
            <div className={styles.words}>
              {site && <p className={styles.host}>{site}</p>}
              <p className={styles.title}>{title}</p>
              {description && <p className={styles.description}>{description}</p>}
              <p className={styles.host}>{host}</p>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}
