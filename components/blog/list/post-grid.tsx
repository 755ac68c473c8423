import { PostCardItem } from '@/components/blog/list/post-card';
import { classNames } from '@/components/ui/class-names';
import type { PostCard } from '@/lib/blog/card';
import { isNarrowed, type PostSearch } from '@/lib/blog/search';
import styles from './post-grid.module.css';

type Props = { cards: PostCard[]; search: PostSearch; imageHosts: readonly string[] };

/** The cards of the posts; in the unfiltered list, the latest is wider. */
export function PostGrid({ cards, search, imageHosts }: Props) {
  const led = search.page === 1 && !isNarrowed(search);
  return (
    <ul className={classNames(styles.grid, led && styles.led)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PostCardItem
            card={card}
            first={index === 0}
            wide={led && index === 0}
            imageHosts={imageHosts}
          />
        </li>
      ))}
    </ul>
  );
}
