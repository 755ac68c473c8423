import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ImageOffIcon } from '@/components/ui/icons/icons';
import type { SearchResult, ShareCard } from '@/lib/seo/audit/page-report';
import { shareImageSize } from '@/lib/share/share-image';
import styles from './link-previews.module.css';

const devices = { desktop: 'Sur un ordinateur', phone: 'Sur un téléphone' };

/** A search result as Google shows it: the style sheet cuts its texts. */
export function SearchPreviews({ result }: { result: SearchResult }) {
  return (
    <div className={styles.results}>
      {Object.entries(devices).map(([device, caption]) => (
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
  const title = <p className={styles.cardTitle}>{card.title}</p>;
  const host = <p className={styles.host}>{card.host}</p>;
  const description = card.description && (
    <p className={styles.cardDescription}>{card.description}</p>
  );
  return (
    <div className={styles.cards}>
      <SharePreview caption="Grande carte (LinkedIn, Facebook)" className={styles.large}>
        <ShareImagePreview image={card.image} />
        <div className={styles.words}>
          {title}
          {host}
        </div>
      </SharePreview>
      <SharePreview caption="Petite carte (X)" className={styles.small}>
        <ShareImagePreview image={card.image} square />
        <div className={styles.words}>
          {host}
          {title}
          {description}
        </div>
      </SharePreview>
      <SharePreview caption="Messagerie (WhatsApp, Slack)" className={styles.chat}>
        <div className={styles.bubble}>
          <ShareImagePreview image={card.image} />
          <div className={styles.words}>
            {card.site && <p className={styles.host}>{card.site}</p>}
            {title}
            {description}
            {host}
          </div>
        </div>
      </SharePreview>
    </div>
  );
}

type SharePreviewProps = { caption: string; className: string | undefined; children: ReactNode };

function SharePreview({ caption, className, children }: SharePreviewProps) {
  return (
    <figure>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={className} data-light>
        {children}
      </div>
    </figure>
  );
}

type ShareImagePreviewProps = { image: ShareCard['image']; square?: boolean };

/** The image of a shared link, cropped as on social networks; or a message that there is none. */
function ShareImagePreview({ image, square = false }: ShareImagePreviewProps) {
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
