import type { DatabaseSync } from 'node:sqlite';
import { documentsOf, numberIn, textIn } from './row.ts';

export type SmallLists = ReturnType<typeof smallLists>;

/** The lists without pages. */
export function smallLists(database: DatabaseSync) {
  const specialties = database
    .prepare('SELECT id, name FROM specialties ORDER BY id')
    .all()
    .map((row) => ({ id: numberIn(row, 'id'), name: textIn(row, 'name') }));
  const partners = database.prepare('SELECT document FROM partners ORDER BY id');
  const someSubstitutes = database.prepare(
    'SELECT document FROM substitutes ORDER BY random() LIMIT ?',
  );

  return {
    specialties,
    partners: (): string[] => documentsOf(partners.all()),
    someSubstitutes: (size: number): string[] => documentsOf(someSubstitutes.all(size)),
  };
}
