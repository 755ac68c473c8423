import { RetryingSection } from '@/components/home/retrying-section';
import { Section } from '@/components/home/section';
import card from '@/components/ui/card.module.css';
import { Carousel } from '@/components/ui/carousel/carousel';
import { classNames } from '@/components/ui/class-names';
import { FallbackImage } from '@/components/ui/fallback-image';
import { NewTabLink } from '@/components/ui/link/links';
import { noPartners, partnersLoading } from '@/lib/home/messages';
import type { Partner } from '@/lib/home/partners';
import { imageOf } from '@/lib/images/image';
import styles from './partners.module.css';

// See docs/product.md#partners.
const delay = 2_500;
const perView = { md: 2, lg: 3 } as const;

export function Partners({ partners, message }: { partners: Partner[]; message: string | null }) {
  return (
    <Section title="Nos partenaires" lead="Les organisations aux côtés desquelles nous avançons.">
      <RetryingSection failure={message === null ? null : { message, loading: partnersLoading }}>
        {partners.length === 0 ? (
          <p>{noPartners}</p>
        ) : (
          <Carousel
            // Not the title: two landmarks need different names.
            label="Partenaires"
            delay={delay}
            perView={perView}
            className={styles.carousel}
            frameClassName={styles.frame}
            slides={partners.map((partner, index) => ({
              // A partner may be listed twice.
              key: `${index} ${partner.name}`,
              content: <PartnerCard partner={partner} />,
            }))}
          />
        )}
      </RetryingSection>
    </Section>
  );
}

const logoSize = { width: 192, height: 72 };

function PartnerCard({ partner }: { partner: Partner }) {
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
  const className = classNames(card.card, styles.sheet);
  if (href === null) return <div className={className}>{content}</div>;
  return (
    <NewTabLink href={href} className={className}>
      {content}
    </NewTabLink>
  );
}
