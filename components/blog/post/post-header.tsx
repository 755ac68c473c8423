import { PostImage } from '@/components/blog/list/post-image';
import { ThemeLinks } from '@/components/blog/list/theme-links';
import { BackToBlog } from '@/components/blog/post/back-to-blog';
import { PostFacts } from '@/components/blog/post/post-facts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { PostArticle } from '@/lib/blog/article';
import { imageOf } from '@/lib/images/image';
import { blogBreadcrumbs } from '@/lib/seo/breadcrumbs';
import styles from './post-header.module.css';

/** Half of the window beside the title, up to the width of the page. */
const sizes = '(min-width: 1024px) min(45vw, 566px), 93vw';

export function PostHeader({ article }: { article: PostArticle }) {
  const { href, themes, title, excerpt, author, published, readingTime, hero } = article;
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs crumbs={blogBreadcrumbs({ name: title, path: href })} />
        <BackToBlog />
        <div className={styles.columns}>
          <div className={styles.text}>
            <ThemeLinks themes={themes} />
            <h1 className={styles.title}>{title}</h1>
            {excerpt && <p className={styles.lead}>{excerpt}</p>}
            <PostFacts author={author} published={published} readingTime={readingTime} />
          </div>
          <div className={styles.frame}>
            <PostImage
              {...hero}
              {...(hero.src !== null && imageOf(hero.src, 'large'))}
              sizes={sizes}
              className={styles.picture}
              priority
            />
          </div>
        </div>
      </Container>
    </header>
  );
}
