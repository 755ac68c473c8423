import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from './row.ts';

export type FormFields = Record<string, string | string[]>;
export type FormResponseStore = ReturnType<typeof formResponseStore>;

export function formResponseStore(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO form_responses (form, received_at, fields) VALUES (?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT id, received_at, fields FROM form_responses WHERE form = ? ORDER BY id DESC',
  );

  return {
    keep(form: string, fields: FormFields): void {
      insert.run(form, new Date().toISOString(), JSON.stringify(fields));
    },

    newest: (form: string) =>
      select.all(form).map((row) => ({
        id: numberIn(row, 'id'),
        received_at: textIn(row, 'received_at'),
        fields: JSON.parse(textIn(row, 'fields')),
      })),
  };
}
