import { Container } from '@/components/ui/container';
import styles from './header.module.css';
import { Logo } from './logo';
import { Menu } from './menu';

export function Header({ brand }: { brand: string }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo brand={brand} />
        <Menu />
      </Container>
    </header>
  );
}
