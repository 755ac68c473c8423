import Link from 'next/link';
import { ThemeLinks } from '@/components/blog/list/chips';
import { PostFacts } from '@/components/blog/list/post-facts';
import { PostImage } from '@/components/blog/list/post-image';
import { BackToBlog } from '@/components/blog/post/back-to-blog';
import { ContactCall } from '@/components/blog/post/contact-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { InPageLinks } from '@/components/rich-text/in-page-links';
import { ReadingPage, RichText } from '@/components/rich-text/reading-page';
import { ButtonLink, RetryLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { PaperclipIcon } from '@/components/ui/icons/icons';
import { LinkPending } from '@/components/ui/link/link-pending';
import { NewTabLink } from '@/components/ui/link/links';
import { EmptyPage, Notice } from '@/components/ui/notice/notice';
import { ShareButton } from '@/components/ui/share-button/share-button';
import { adListPath } from '@/lib/ads/ad-paths';
import type { PostArticle as Article, NeighbourLink } from '@/lib/blog/article';
import { postUnavailable, postWithoutBody } from '@/lib/blog/messages';
import { blogPath } from '@/lib/blog/search';
import { imageOf } from '@/lib/images/image';
import { blogBreadcrumbs } from '@/lib/seo/json-ld';
import styles from './post-article.module.css';

type Props = { article: Article; neighbours: NeighbourLink[]; pageUrl: string };

export function PostArticle({ article, neighbours, pageUrl }: Props) {
  const { contents, html, files, updated } = article;
  return (
    <>
      <InPageLinks>
        <PostHeader article={article} />
        <ReadingPage contents={contents} pageUrl={pageUrl}>
          {html === null ? <Notice>{postWithoutBody}</Notice> : <RichText html={html} />}
          {files.length > 0 && (
            <section className={styles.files}>
              <h2>Documents joints</h2>
              <ul className={styles.list}>
                {files.map(({ url, title }) => (
                  <li key={url}>
                    <PaperclipIcon size={20} aria-hidden />
                    <NewTabLink href={url}>{title}</NewTabLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {updated && (
            <p className={styles.updated}>
              Mis à jour le <time dateTime={updated.dateTime}>{updated.label}</time>
            </p>
          )}
        </ReadingPage>
      </InPageLinks>
      <Container>
        <div className={styles.end}>
          <div className={styles.actions}>
            <ButtonLink href={adListPath}>Voir les annonces</ButtonLink>
            <ShareButton url={pageUrl} />
          </div>
          {neighbours.length > 0 && (
            <nav aria-label="Autres articles">
              <ul className={styles.links}>
                {neighbours.map(({ label, title, href }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false} className={styles.link}>
                      <span className={styles.label}>{label}</span>
                      <span className={styles.title}>{title}</span>
                      <LinkPending />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <BackToBlog />
        </div>
        <ContactCall />
      </Container>
    </>
  );
}

/** Half of the window beside the title, up to the width of the page. */
const sizes = '(min-width: 1024px) min(45vw, 566px), 93vw';

function PostHeader({ article }: { article: Article }) {
  const { href, themes, title, excerpt, author, published, readingTime, hero } = article;
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs crumbs={blogBreadcrumbs({ name: title, path: href })} />
        <BackToBlog />
        <div className={styles.columns}>
          <div className={styles.text}>
            <ThemeLinks themes={themes} />
            <h1 className={styles.heading}>{title}</h1>
            {excerpt && <p className={styles.lead}>{excerpt}</p>}
            <PostFacts author={author} published={published} readingTime={readingTime} />
          </div>
          <div className={styles.frame}>
            <PostImage
              {...hero}
              {...(hero.src !== null && imageOf(hero.src, 'large'))}
              sizes={sizes}
              className={styles.image}
              priority
            />
          </div>
        </div>
      </Container>
    </header>
  );
}

/** The content of the page of a post that does not exist, or, with `retry`, that the API failed to send. */
export function PostUnavailable({ retry = false }: { retry?: boolean }) {
  return (
    <EmptyPage
      title={postUnavailable}
      action={
        <>
          {retry && <RetryLink />}
          <ButtonLink href={blogPath} variant={retry ? 'secondary' : 'primary'}>
            Voir tous les articles
          </ButtonLink>
        </>
      }
    >
      Il est peut-être indisponible ou archivé.
    </EmptyPage>
  );
}
