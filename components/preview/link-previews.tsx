import { classNames } from '@/components/ui/class-names';
import { ImageOffIcon } from '@/components/ui/icons/icons';
import type { SearchResult, ShareCard } from '@/lib/seo/audit/page-report';
import { shareImageSize } from '@/lib/share/share-image';
import styles from './link-previews.module.css';

const devices = [
  { device: 'desktop', caption: 'Sur un ordinateur' },
  { device: 'phone', caption: 'Sur un téléphone' },
];

/** A search result as Google shows it: the style sheet cuts its texts. */
export function SearchPreviews({ result }: { result: SearchResult }) {
  return (
    <div className={styles.results}>
      {devices.map(({ device, caption }) => (
        <figure key={device} className={styles.figure}>
          <figcaption className={styles.caption}>{caption}</figcaption>
          <div className={styles.result} data-device={device} data-light>
            <div className={styles.source}>
              <img src="/icon.svg" alt="" width={18} height={18} className={styles.icon} />
              <div className={styles.where}>
                <p className={styles.site}>{result.site}</p>
                <p className={styles.trail}>{result.trail}</p>
              </div>
            </div>
            <p className={styles.title}>{result.title}</p>
            <p className={styles.description}>
              {result.description || 'Google choisira un passage de la page.'}
            </p>
          </div>
        </figure>
      ))}
    </div>
  );
}

/** A shared link as social networks and messengers show it. */
export function SharePreviews({ card }: { card: ShareCard }) {
  const { isLargeOnX, title, description, host, site, image } = card;
  return (
    <div className={styles.cards}>
      <figure>
        <figcaption className={styles.caption}>Grande carte (LinkedIn, Facebook)</figcaption>
        <div className={styles.large} data-light>
          <ShareImagePreview image={image} />
          <div className={styles.words}>
            <p className={styles.cardTitle}>{title}</p>
            <p className={styles.host}>{host}</p>
          </div>
        </div>
      </figure>
      {isLargeOnX ? (
        <figure>
          <figcaption className={styles.caption}>Grande carte de X, titre sur l’image</figcaption>
          <div className={styles.onX} data-light>
            <ShareImagePreview image={image} />
            <p className={styles.over}>{title}</p>
          </div>
          <p className={styles.from}>{`De ${host}`}</p>
        </figure>
      ) : (
        <figure>
          <figcaption className={styles.caption}>Petite carte de X</figcaption>
          <div className={styles.small} data-light>
            <ShareImagePreview image={image} square />
            <div className={styles.words}>
              <p className={styles.host}>{host}</p>
              <p className={styles.cardTitle}>{title}</p>
              {description && <p className={styles.cardDescription}>{description}</p>}
            </div>
          </div>
        </figure>
      )}
      <figure>
        <figcaption className={styles.caption}>Messagerie (WhatsApp, Slack)</figcaption>
        <div className={styles.chat} data-light>
          <div className={styles.bubble}>
            <ShareImagePreview image={image} />
            <div className={styles.words}>
              {site && <p className={styles.host}>{site}</p>}
              <p className={styles.cardTitle}>{title}</p>
              {description && <p className={styles.cardDescription}>{description}</p>}
              <p className={styles.host}>{host}</p>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** The image of a shared link, cropped as on social networks; or a message that there is none. */
function ShareImagePreview({ image, square }: Pick<ShareCard, 'image'> & { square?: boolean }) {
  const shape = classNames(styles.picture, square && styles.square);
  if (image === null) {
    return (
      <div className={classNames(shape, styles.none)}>
        <ImageOffIcon size={28} aria-hidden />
        <span>Pas d’image</span>
      </div>
    );
  }
  return (
    <img src={image.src} alt={image.alt} {...shareImageSize} loading="lazy" className={shape} />
  );
}
