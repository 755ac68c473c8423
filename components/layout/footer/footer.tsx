import Link from 'next/link';
import { Logo } from '@/components/layout/header/header';
import { Navigation } from '@/components/layout/header/navigation';
import { LegalLink } from '@/components/layout/links/scrolling-links';
import { Container } from '@/components/ui/container';
import { FallbackImage } from '@/components/ui/fallback-image';
import { NewTabLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { publishPath } from '@/lib/forms/profile';
import { publishReplacement } from '@/lib/french/messages';
import { imageOf } from '@/lib/images/image';
import { accessibilityPage } from '@/lib/legal/legal-pages';
import { legalLinks, planPage } from '@/lib/seo/sitemap/plan';
import styles from './footer.module.css';

type Props = {
  brand: string;
  email: string;
  /** Where one logs in. */
  appUrl: string;
  /** Each with the URL of its icon, unless it is one of the networks below. */
  social: { name: string; url: string; iconUrl?: string | undefined }[];
};

const information = [...legalLinks, { name: planPage.title, href: planPage.path }];

export function Footer({ brand, email, appUrl, social }: Props) {
  return (
    <footer className={styles.footer}>
      <Container className={styles.inner}>
        <div className={styles.about}>
          <Logo brand={brand} />
          <p>
            Les remplacements médicaux, de l’annonce au contrat, entre médecins, remplaçants et
            établissements.
          </p>
        </div>
        <section>
          <h2 className={styles.heading}>Naviguer</h2>
          <div className={styles.ways}>
            <Navigation className={styles.list} />
            <ul className={styles.list}>
              <li>
                <Link href={publishPath} prefetch={false}>
                  {publishReplacement}
                </Link>
              </li>
              <li>
                <a href={appUrl}>Se connecter</a>
              </li>
            </ul>
          </div>
        </section>
        <section>
          <h2 className={styles.heading}>Informations</h2>
          <ul className={styles.list}>
            {information.map(({ name, href }) => (
              <li key={href}>
                <LegalLink href={href}>
                  {href === accessibilityPage.path ? `${name}\u00a0: partiellement conforme` : name}
                </LegalLink>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <h2 className={styles.heading}>Nous écrire, nous suivre</h2>
          <p>
            <a href={`mailto:${email}`} className={styles.mail} translate="no">
              {email}
            </a>
          </p>
          <ul className={styles.social}>
            {social.map(({ name, url, iconUrl }) => (
              <li key={name}>
                <NewTabLink href={url} className={styles.socialLink}>
                  {networkIcons.get(name) ?? <PartnerIcon src={iconUrl} />}
                  <VisuallyHidden>{name}</VisuallyHidden>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.copyright}>© 2025 {brand}</p>
      </Container>
    </footer>
  );
}

/** The icon of another site; our own partner logo when there is none, or it cannot be loaded. */
export function PartnerIcon({ src }: { src: string | undefined }) {
  const size = { width: 28, height: 28 };
  const own = <img src="/partner-logo.svg" alt="" {...size} loading="lazy" />;
  if (src === undefined) return own;
  return <FallbackImage {...imageOf(src, 'small')} sizes="28px" alt="" {...size} fallback={own} />;
}

const drawing = { viewBox: '0 0 24 24', fill: 'currentColor', width: 22, height: 22 };

/** The icons of social networks, drawn by us: Lucide has no brands. */
const networkIcons = new Map([
  [
    'LinkedIn',
    <svg {...drawing} aria-hidden>
      <circle cx="5" cy="4.5" r="2.3" />
      <path d="M3 9h4v12H3zM9.5 9h3.8v1.7c.7-1.2 2-2 3.8-2 3 0 4.4 2 4.4 5.1V21h-4v-6.5c0-1.5-.6-2.4-1.9-2.4s-2.1 1-2.1 2.5V21h-4z" />
    </svg>,
  ],
  [
    'Instagram',
    <svg {...drawing} aria-hidden fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5.2" />
      <circle cx="12" cy="12" r="4.1" />
      <circle cx="17.1" cy="6.9" r="1.1" fill="currentColor" stroke="none" />
    </svg>,
  ],
  [
    'Facebook',
    <svg {...drawing} aria-hidden>
      <path d="M14 22v-8.5h2.9l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V2.9c-.5-.1-1.4-.2-2.4-.2-2.8 0-4.7 1.7-4.7 4.7V10H7.4v3.5h3.1V22z" />
    </svg>,
  ],
]);
