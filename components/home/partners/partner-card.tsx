import { FallbackImage } from '@/components/ui/fallback-image';
import { NewTabLink } from '@/components/ui/link/new-tab-link';
import type { Partner } from '@/lib/home/partner';
import { imageOf } from '@/lib/images/image';
import styles from './partner-card.module.css';

const logoSize = { width: 192, height: 72 };

/** The card of a partner: one link, if the partner has a URL. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const { name, description, logo, href } = partner;
  const content = (
    <>
      <FallbackImage
        {...imageOf(logo, 'small')}
        sizes={`${logoSize.width}px`}
        alt=""
        {...logoSize}
        className={styles.logo}
        fallback={
          <img
            src="/partner-logo.svg"
            alt=""
            {...logoSize}
            className={styles.logo}
            loading="lazy"
          />
        }
      />
      <h3 className={styles.name}>{name}</h3>
      {description && <p className={styles.description}>{description}</p>}
    </>
  );
  if (href === null) return <div className={styles.sheet}>{content}</div>;
  return (
    <NewTabLink href={href} className={styles.sheet}>
      {content}
    </NewTabLink>
  );
}
