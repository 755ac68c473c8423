import { FallbackImage } from '@/components/ui/fallback-image';
import { NewTabLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { imageOf } from '@/lib/images/image';
import styles from './footer.module.css';

/** A site that the footer leads to; the URL of its icon, unless it is one of the networks below. */
export type Social = { name: string; url: string; iconUrl?: string | undefined };

export function SocialLinks({ social }: { social: Social[] }) {
  return (
    <ul className={styles.social}>
      {social.map(({ name, url, iconUrl }) => (
        <li key={name}>
          <NewTabLink href={url} className={styles.socialLink}>
            {icons.get(name) ?? <PartnerIcon src={iconUrl} />}
            <VisuallyHidden>{name}</VisuallyHidden>
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** The icon of another site; our own partner logo when there is none, or it cannot be loaded. */
export function PartnerIcon({ src }: { src: string | undefined }) {
  const size = { width: 28, height: 28 };
  const own = <img src="/partner-logo.svg" alt="" {...size} loading="lazy" />;
  if (src === undefined) return own;
  return <FallbackImage {...imageOf(src, 'small')} sizes="28px" alt="" {...size} fallback={own} />;
}

/* The icons of social networks, drawn by us: Lucide has no brands. */

const drawing = { viewBox: '0 0 24 24', fill: 'currentColor' };
const size = { width: 22, height: 22 };

const icons = new Map([
  [
    'LinkedIn',
    <svg {...drawing} aria-hidden="true" {...size}>
      <circle cx="5" cy="4.5" r="2.3" />
      <path d="M3 9h4v12H3zM9.5 9h3.8v1.7c.7-1.2 2-2 3.8-2 3 0 4.4 2 4.4 5.1V21h-4v-6.5c0-1.5-.6-2.4-1.9-2.4s-2.1 1-2.1 2.5V21h-4z" />
    </svg>,
  ],
  [
    'Instagram',
    <svg
      {...drawing}
      aria-hidden="true"
      {...size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <rect x="3" y="3" width="18" height="18" rx="5.2" />
      <circle cx="12" cy="12" r="4.1" />
      <circle cx="17.1" cy="6.9" r="1.1" fill="currentColor" stroke="none" />
    </svg>,
  ],
  [
    'Facebook',
    <svg {...drawing} aria-hidden="true" {...size}>
      <path d="M14 22v-8.5h2.9l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V2.9c-.5-.1-1.4-.2-2.4-.2-2.8 0-4.7 1.7-4.7 4.7V10H7.4v3.5h3.1V22z" />
    </svg>,
  ],
]);
