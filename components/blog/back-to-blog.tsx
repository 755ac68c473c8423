import Link from 'next/link';
import ArrowLeft from '@/components/ui/icons/arrow-left';
import { blogPath } from '@/lib/blog/search';
import styles from './back-to-blog.module.css';

export function BackToBlog() {
  return (
    <p className={styles.back}>
      <Link href={blogPath} prefetch={false}>
        <ArrowLeft size={20} aria-hidden />
        Retour au blog
      </Link>
    </p>
  );
}
