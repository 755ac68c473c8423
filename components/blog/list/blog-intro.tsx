import { ActiveFilters } from '@/components/blog/list/active-filters';
import { PostSearchForm } from '@/components/blog/list/post-search-form';
import { ThemeLinks } from '@/components/blog/list/theme-links';
import type { PostFilter } from '@/lib/blog/filters';
import type { PostSearch } from '@/lib/blog/search';
import type { Theme } from '@/lib/blog/theme';
import styles from './blog-intro.module.css';

type Props = { search: PostSearch; filters: PostFilter[]; themes: Theme[] };

export function BlogIntro({ search, filters, themes }: Props) {
  return (
    <header className={styles.intro}>
      <div className={styles.heading}>
        <h1>Le blog</h1>
        <p className={styles.lead}>
          Contrat, rémunération, organisation du cabinet&nbsp;: ce qui aide à bien remplacer, et à
          être bien remplacé.
        </p>
      </div>
      <PostSearchForm search={search} />
      {filters.length > 0 ? <ActiveFilters filters={filters} /> : <ThemeLinks themes={themes} />}
    </header>
  );
}
