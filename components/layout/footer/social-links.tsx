import { NewTabLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PartnerIcon } from './partner-icon';
import styles from './social-links.module.css';

export type Social = {
  community: { name: string; url: string; iconUrl: string | undefined };
  linkedInUrl: string;
  instagramUrl: string;
  facebookUrl: string;
};

const size = 22;

export function SocialLinks({ social }: { social: Social }) {
  const { community, linkedInUrl, instagramUrl, facebookUrl } = social;
  const links = [
    {
      name: community.name,
      url: community.url,
      icon: <PartnerIcon src={community.iconUrl} size={28} />,
    },
    { name: 'LinkedIn', url: linkedInUrl, icon: <LinkedInGlyph size={size} /> },
    { name: 'Instagram', url: instagramUrl, icon: <InstagramGlyph size={size} /> },
    { name: 'Facebook', url: facebookUrl, icon: <FacebookGlyph size={size} /> },
  ];

  return (
    <ul className={styles.list}>
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <NewTabLink href={url} className={styles.link}>
            {icon}
            <VisuallyHidden>{name}</VisuallyHidden>
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/* The icons of social networks, drawn by us: Lucide has no brands. */

type Props = { size: number };

const shared = { viewBox: '0 0 24 24', fill: 'currentColor' };

function LinkedInGlyph({ size }: Props) {
  return (
    <svg {...shared} aria-hidden="true" width={size} height={size}>
      <circle cx="5" cy="4.5" r="2.3" />
      <path d="M3 9h4v12H3zM9.5 9h3.8v1.7c.7-1.2 2-2 3.8-2 3 0 4.4 2 4.4 5.1V21h-4v-6.5c0-1.5-.6-2.4-1.9-2.4s-2.1 1-2.1 2.5V21h-4z" />
    </svg>
  );
}

function InstagramGlyph({ size }: Props) {
  return (
    <svg
      {...shared}
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <rect x="3" y="3" width="18" height="18" rx="5.2" />
      <circle cx="12" cy="12" r="4.1" />
      <circle cx="17.1" cy="6.9" r="1.1" fill="currentColor" stroke="none" />
    </svg>
  );
}

function FacebookGlyph({ size }: Props) {
  return (
    <svg {...shared} aria-hidden="true" width={size} height={size}>
      <path d="M14 22v-8.5h2.9l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V2.9c-.5-.1-1.4-.2-2.4-.2-2.8 0-4.7 1.7-4.7 4.7V10H7.4v3.5h3.1V22z" />
    </svg>
  );
}
