import { readForm } from '../http/body.ts';
import { malformed } from '../http/http-error.ts';
import { html, json } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';
import type { FormFields, FormResponseStore } from '../store/form-responses.ts';
import { thankYouPage } from './thank-you-page.ts';

const FORMS = ['medecin-remplacant', 'etablissement'];

/** Simulates the online form service to which pre-registrations are posted. */
export const formRoutes = (responses: FormResponseStore): Route[] =>
  FORMS.flatMap((form): Route[] => [
    {
      method: 'POST',
      path: `/forms/${form}`,
      async handle({ request }) {
        const fields = fieldsOf(await readForm(request));
        if (Object.keys(fields).length === 0) throw malformed('Le formulaire est vide.');
        responses.keep(form, fields);
        return html(thankYouPage(request.headers.referer));
      },
    },
    {
      method: 'GET',
      path: `/forms/${form}/responses`,
      handle: () => json(responses.newest(form)),
    },
  ]);

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
