import { BackToBlog } from '@/components/blog/post/back-to-blog';
import { ContactCall } from '@/components/blog/post/contact-call';
import { PostFiles } from '@/components/blog/post/post-files';
import { PostHeader } from '@/components/blog/post/post-header';
import { PostNeighbours } from '@/components/blog/post/post-neighbours';
import { InPageLinks } from '@/components/rich-text/in-page-links';
import { ReadingPage } from '@/components/rich-text/reading-page';
import { RichText } from '@/components/rich-text/rich-text';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice/notice';
import type { PostArticle as Article } from '@/lib/blog/article';
import type { NeighbourLink } from '@/lib/blog/neighbours';
import styles from './post-article.module.css';

type Props = {
  article: Article;
  neighbours: NeighbourLink[];
  /** The absolute URL of the page, for print. */
  pageUrl: string;
};

export function PostArticle({ article, neighbours, pageUrl }: Props) {
  const { contents, html, files } = article;
  return (
    <>
      <InPageLinks>
        <PostHeader article={article} />
        <ReadingPage contents={contents} pageUrl={pageUrl}>
          <PostBody html={html} />
          <PostFiles files={files} />
        </ReadingPage>
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

function PostBody({ html }: { html: string | null }) {
  if (html === null) {
    return <Notice>Le contenu détaillé de cet article n'est pas disponible pour le moment.</Notice>;
  }
  return <RichText html={html} />;
}
