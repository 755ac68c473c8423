import { NewTabLink } from '@/components/ui/link/new-tab-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PartnerIcon } from './partner-icon';
import { FacebookGlyph, InstagramGlyph, LinkedInGlyph } from './social-glyphs';
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
