import { Menu } from '@/components/layout/header/navigation';
import { HomeLink } from '@/components/layout/links/scrolling-links';
import { Arc } from '@/components/ui/arc/arc';
import { Container } from '@/components/ui/container';
import { UserRoundIcon } from '@/components/ui/icons/icons';
import { SkipLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './header.module.css';
import menuStyles from './menu.module.css';

/** The skip link to the content, the first focusable element, and the header. */
export function Header({ brand, appUrl }: { brand: string; appUrl: string }) {
  return (
    <>
      <SkipLink href="#contenu" className={styles.skip}>
        Aller au contenu
      </SkipLink>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Logo brand={brand} />
          <Menu>
            <li>
              <a href={appUrl}>
                <UserRoundIcon size={22} aria-hidden />
                <span className={menuStyles.title}>Se connecter</span>
              </a>
            </li>
          </Menu>
        </Container>
      </header>
    </>
  );
}

export function Logo({ brand }: { brand: string }) {
  return (
    <HomeLink className={styles.logo}>
      <Arc className={styles.mark} />
      <span translate="no">{brand}</span>
      <VisuallyHidden> – Accueil</VisuallyHidden>
    </HomeLink>
  );
}
