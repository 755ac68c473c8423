import { ActiveFilters, ThemeLinks } from '@/components/blog/list/chips';
import { Button } from '@/components/ui/button/button';
import { Field, Input } from '@/components/ui/field/field';
import { SearchIcon } from '@/components/ui/icons/icons';
import type { PostFilter, Theme } from '@/lib/blog/filters';
import { blogTitle } from '@/lib/blog/messages';
import { blogPath, maxWordsLength, type PostSearch } from '@/lib/blog/search';
import styles from './blog-intro.module.css';

type Props = { search: PostSearch; filters: PostFilter[]; themes: Theme[] };

export function BlogIntro({ search, filters, themes }: Props) {
  const { tag, words, author } = search;
  return (
    <header className={styles.intro}>
      <div className={styles.heading}>
        <h1>{blogTitle}</h1>
        <p className={styles.lead}>
          Contrat, rémunération, organisation du cabinet&nbsp;: ce qui aide à bien remplacer, et à
          être bien remplacé.
        </p>
      </div>
      <div className={styles.box}>
        {/* Within the current tag and author. Each search is a page of its own, so a plain GET form is enough. */}
        {/* biome-ignore lint/a11y/useSemanticElements: more browsers know the role than the element */}
        <form action={blogPath} role="search" className={styles.form}>
          {tag !== null && <input type="hidden" name="tag" value={tag} />}
          {author !== null && <input type="hidden" name="author" value={author} />}
          <Field label="Rechercher un article" className={styles.field}>
            {(control) => (
              <Input
                {...control}
                type="search"
                name="q"
                defaultValue={words ?? ''}
                maxLength={maxWordsLength}
                enterKeyHint="search"
              />
            )}
          </Field>
          <Button type="submit" className={styles.submit}>
            <SearchIcon size={20} aria-hidden />
            Rechercher
          </Button>
        </form>
      </div>
      {filters.length > 0 ? <ActiveFilters filters={filters} /> : <ThemeLinks themes={themes} />}
    </header>
  );
}
