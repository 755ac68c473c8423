import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readForm } from '../http/body.ts';
import { html, malformed, type RouteResponse } from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { StartError } from '../start-error.ts';
import { thankYouPage } from './thank-you-page.ts';

type FormFields = Record<string, string | string[]>;

export type FormResponses = ReturnType<typeof openFormResponses>;

/** What visitors posted to the forms, in a SQLite file that outlives the process, or in memory (`:memory:`). */
export function openFormResponses(path: string) {
  const database = openDatabase(path);
  const insert = database.prepare(
    'INSERT INTO form_responses (form, received_at, fields) VALUES (?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT id, received_at, fields FROM form_responses WHERE form = ? ORDER BY id DESC',
  );

  return {
    add(form: string, fields: FormFields): void {
      insert.run(form, new Date().toISOString(), JSON.stringify(fields));
    },

    latestFirst: (form: string) =>
      select.all(form).map((row) => ({ ...row, fields: JSON.parse(String(row.fields)) })),

    close: () => database.close(),
  };
}

function openDatabase(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path, { timeout: 5_000 });
    database.exec(`
      CREATE TABLE IF NOT EXISTS form_responses (
        id INTEGER PRIMARY KEY,
        form TEXT NOT NULL,
        received_at TEXT NOT NULL,
        fields TEXT NOT NULL
      ) STRICT`);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Cannot use the database “${path}”: ${reason}.`);
  }
}

/** Simulates the online form service to which pre-registrations are posted. */
export async function receiveForm(
  responses: FormResponses,
  { params, request }: Call,
): Promise<RouteResponse> {
  const fields = fieldsOf(await readForm(request));
  if (Object.keys(fields).length === 0) throw malformed('Le formulaire est vide.');
  responses.add(params.form ?? '', fields);
  return html(thankYouPage(request.headers.referer));
}

/** A repeated name has all its values; a file is stored by name only. */
function fieldsOf(form: FormData): FormFields {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value : value.name));
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
