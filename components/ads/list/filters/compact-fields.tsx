import type { ComponentProps } from 'react';
import { type AdSearch, adListPath, formatAdSearch } from '@/lib/ads/search';
import styles from './compact-fields.module.css';

type Props = Omit<ComponentProps<'form'>, 'action'> & { search: AdSearch };

/** A GET form for place and specialty, which has the other filters of a search in hidden fields. */
export function CompactFields({ search, children, ...form }: Props) {
  const others = new URLSearchParams(formatAdSearch({ ...search, page: 1 }));
  for (const name of ['place', 'specialty']) others.delete(name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: more browsers know the role than the element
    <form {...form} action={adListPath} role="search" autoComplete="off" className={styles.form}>
      {children}
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
