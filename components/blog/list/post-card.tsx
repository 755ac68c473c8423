import { PostFacts } from '@/components/blog/list/post-facts';
import { PostImage } from '@/components/blog/list/post-image';
import { SiteLink } from '@/components/layout/links/site-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { LinkPending } from '@/components/ui/link/link-pending';
import wholeCard from '@/components/ui/whole-card.module.css';
import type { PostCard } from '@/lib/blog/post';
import { isNarrowed, type PostSearch, postHref } from '@/lib/blog/search';
import { sourceSet } from '@/lib/images/image-url';
import styles from './post-card.module.css';

type Props = {
  card: PostCard;
  search: PostSearch;
  /** The first of the page: its image is loaded eagerly. */
  first?: boolean;
  wide?: boolean;
  /** The hosts whose images are resized. */
  imageHosts: readonly string[];
};

const sizes = '(min-width: 640px) min(46vw, 578px), 93vw';
const wideSizes = '(min-width: 690px) min(49vw, 618px), 93vw';

/** The whole card is one target, with one link: its title. A wide card has its image beside the text. */
export function PostCardItem({ card, search, first = false, wide = false, imageHosts }: Props) {
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.frame}>
        <PostImage
          src={card.image}
          srcSet={card.image === null ? undefined : sourceSet(card.image, imageHosts, 'large')}
          sizes={wide ? wideSizes : sizes}
          alt=""
          className={styles.image}
          priority={first}
        />
      </div>
      <div className={styles.text}>
        <PostFacts published={card.published} readingTime={card.readingTime} />
        <h3 className={styles.title}>
          <SiteLink
            href={postHref(card.slug, search)}
            className={classNames(wholeCard.link, styles.link)}
          >
            {card.title}
            <LinkPending />
          </SiteLink>
        </h3>
        {card.excerpt && <p className={styles.excerpt}>{card.excerpt}</p>}
        {card.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Thèmes">
            {card.tags.map((tag) => (
              <li key={tag}>
                <Badge tone="mint">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

type GridProps = Pick<Props, 'search' | 'imageHosts'> & { cards: PostCard[] };

/** The cards of the posts; in the unfiltered list, the latest is wider. */
export function PostGrid({ cards, search, imageHosts }: GridProps) {
  const led = search.page === 1 && !isNarrowed(search);
  return (
    <ul className={classNames(styles.grid, led && styles.led)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PostCardItem
            card={card}
            search={search}
            first={index === 0}
            wide={led && index === 0}
            imageHosts={imageHosts}
          />
        </li>
      ))}
    </ul>
  );
}
