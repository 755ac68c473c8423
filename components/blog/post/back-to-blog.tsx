import Link from 'next/link';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { blogPath } from '@/lib/blog/search';
import styles from './back-to-blog.module.css';

export function BackToBlog() {
  return (
    <p className={styles.back}>
      <Link href={blogPath} prefetch={false}>
        <ArrowLeftIcon size={20} aria-hidden />
        Retour au blog
      </Link>
    </p>
  );
}
