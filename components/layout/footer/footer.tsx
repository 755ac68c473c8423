import { Logo } from '@/components/layout/header/header';
import { Navigation } from '@/components/layout/header/navigation';
import { LegalLink } from '@/components/layout/links/scrolling-links';
import { Container } from '@/components/ui/container';
import { accessibilityPage } from '@/lib/legal/legal-pages';
import { legalLinks, planPage } from '@/lib/seo/sitemap/plan';
import styles from './footer.module.css';
import { type Social, SocialLinks } from './social-links';

type Props = {
  brand: string;
  email: string;
  /** Where one publishes ads and logs in. */
  appUrl: string;
  social: Social[];
};

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
                <a href={appUrl}>Publier un remplacement</a>
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
            {[...legalLinks, { name: planPage.title, href: planPage.path }].map(
              ({ name, href }) => (
                <li key={href}>
                  <LegalLink href={href}>
                    {href === accessibilityPage.path
                      ? `${name}\u00a0: partiellement conforme`
                      : name}
                  </LegalLink>
                </li>
              ),
            )}
          </ul>
        </section>
        <div>
          <h2 className={styles.heading}>Nous écrire, nous suivre</h2>
          <p>
            <a href={`mailto:${email}`} className={styles.mail} translate="no">
              {email}
            </a>
          </p>
          <SocialLinks social={social} />
        </div>
        <p className={styles.copyright}>© 2025 {brand}</p>
      </Container>
    </footer>
  );
}
