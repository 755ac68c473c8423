import type { Device, SearchResult } from '@/lib/seo-audit/preview/search-result';
import styles from './search-preview.module.css';

type Props = { device: Device; result: SearchResult };

const captions = { desktop: 'Sur un ordinateur', phone: 'Sur un téléphone' };

/** A search result as Google shows it, with its truncation. */
export function SearchPreview({ device, result: { site, trail, title, description } }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{captions[device]}</figcaption>
      <div className={styles.result} data-device={device}>
        <div className={styles.source}>
          <img src="/icon.svg" alt="" width={18} height={18} className={styles.icon} />
          <div className={styles.where}>
            <p className={styles.site}>{site}</p>
            <p className={styles.trail}>{trail}</p>
          </div>
        </div>
        <p className={styles.title}>{title.text}</p>
        <p className={styles.description}>
          {description === null ? 'Google choisira un passage de la page.' : description.text}
        </p>
      </div>
    </figure>
  );
}
