import type { DatabaseSync } from 'node:sqlite';
import { folded } from '../folded.ts';
import { documentsOf, numberIn, textIn } from './row.ts';

export type PostFilter = {
  status: string | null;
  tagSlug: string | null;
  author: string | null;
  search: string | null;
};

export type PostStore = ReturnType<typeof postStore>;

/** Reads posts; drafts are never returned, whatever status is requested. */
export function postStore(database: DatabaseSync) {
  const one = database.prepare(
    `SELECT document FROM posts WHERE slug = ? AND status = 'published'`,
  );

  return {
    count(filter: PostFilter): number {
      const { where, values } = condition(filter);
      const row = database.prepare(`SELECT count(*) AS n FROM posts WHERE ${where}`).get(...values);
      return numberIn(row ?? {}, 'n');
    },

    newest(filter: PostFilter, offset: number, limit: number): string[] {
      const { where, values } = condition(filter);
      return documentsOf(
        database
          .prepare(
            `SELECT document FROM posts WHERE ${where}
             ORDER BY published_at DESC, id DESC LIMIT ? OFFSET ?`,
          )
          .all(...values, limit, offset),
      );
    },

    find(slug: string): string | undefined {
      const row = one.get(slug);
      return row && textIn(row, 'document');
    },
  };
}

/** Every word of a search must match, as in Django REST. */
function condition({ status, tagSlug, author, search }: PostFilter) {
  const terms: [string, string][] = [
    ["status = 'published' AND status = ?", status || 'published'],
  ];
  if (tagSlug) terms.push([`instr(tag_slugs, ' ' || ? || ' ') > 0`, tagSlug]);
  if (author) terms.push(['author = ?', folded(author)]);
  for (const word of folded(search ?? '').split(/\s+/)) {
    if (word) terms.push(['instr(words, ?) > 0', word]);
  }
  return {
    where: terms.map(([term]) => term).join(' AND '),
    values: terms.map(([, value]) => value),
  };
}
