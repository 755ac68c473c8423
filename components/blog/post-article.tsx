import { BackToBlog } from '@/components/blog/back-to-blog';
import { ContactCall } from '@/components/blog/contact-call';
import { InPageLinks } from '@/components/blog/in-page-links';
import { PostBody } from '@/components/blog/post-body';
import { PostContents } from '@/components/blog/post-contents';
import { PostFiles } from '@/components/blog/post-files';
import { PostHeader } from '@/components/blog/post-header';
import { PostNeighbours } from '@/components/blog/post-neighbours';
import { Container } from '@/components/ui/container';
import type { PostArticle as Article } from '@/lib/blog/article';
import type { NeighbourLink } from '@/lib/blog/neighbours';
import styles from './post-article.module.css';

type Props = {
  article: Article;
  neighbours: NeighbourLink[];
  /** The absolute address of the page, for those who print it. */
  pageUrl: string;
};

export function PostArticle({ article, neighbours, pageUrl }: Props) {
  const { contents, html, files } = article;
  return (
    <>
      <InPageLinks>
        <PostHeader article={article} />
        <Container className={styles.page}>
          {contents && (
            <div className={styles.contents}>
              <PostContents sections={contents} />
            </div>
          )}
          <div className={styles.body}>
            <PostBody html={html} />
            <PostFiles files={files} />
            <p className={styles.source}>{pageUrl}</p>
          </div>
        </Container>
      </InPageLinks>
      <Container>
        <div className={styles.end}>
          <PostNeighbours links={neighbours} />
          <BackToBlog />
        </div>
        <ContactCall />
      </Container>
    </>
  );
}
