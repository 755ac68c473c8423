import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { html, malformed, type RouteResponse, readForm } from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { StartError } from '../options.ts';

type FormFields = Record<string, string | string[]>;

export type FormResponses = ReturnType<typeof openFormResponses>;

/** The posts of visitors to the forms, in a SQLite file that outlives the process, or in memory (`:memory:`). */
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

/** The page after a form was posted without JavaScript. */
const thankYouPage = (cameFrom: string | undefined): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Merci pour votre pré-inscription</title>
    <style>
      :root { color-scheme: light dark; --ink: #12302b; --paper: #f3f8f6; --card: #fff; --accent: #0b6b58 }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e4f1ed; --paper: #0d1a17; --card: #14261f; --accent: #6fd3ba }
      }
      body {
        min-height: 100vh; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box;
        display: grid; place-items: center; background: var(--paper); color: var(--ink);
        font: 1.125rem/1.6 system-ui, sans-serif;
      }
      main { max-width: 34rem; padding: 2rem; border-radius: 1rem; background: var(--card) }
      h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.25 }
      a { color: var(--accent) }
    </style>
  </head>
  <body>
    <main>
      <h1>Merci pour votre pré-inscription\u202f!</h1>
      <p>Vos réponses nous sont bien parvenues. Nous vous contacterons bientôt.</p>
      <p>${backLink(cameFrom)}</p>
    </main>
  </body>
</html>
`;

/** Only the origin of the referring page is used. */
function backLink(cameFrom: string | undefined): string {
  const url = cameFrom === undefined ? null : URL.parse(cameFrom);
  const isSite = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isSite ? `<a href="${url.origin}/">Revenir au site</a>` : 'Vous pouvez fermer cette page.';
}
