import { html, json } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import { malformed } from '../http/refusal.ts';
import type { Route } from '../http/router.ts';
import type { FormFields, FormResponseStore } from '../store/form-responses.ts';
import { thankYouPage } from './thank-you-page.ts';

const FORMS = ['medecin-remplacant', 'etablissement'];

/** Stands in for the online form service the pre-registrations are posted to. */
export const formRoutes = (responses: FormResponseStore): Route[] =>
  FORMS.flatMap((form): Route[] => [
    {
      method: 'POST',
      path: `/forms/${form}`,
      async answer({ request }) {
        const fields = fieldsOf(await readForm(request));
        if (Object.keys(fields).length === 0) throw malformed('Le formulaire est vide.');
        responses.keep(form, fields);
        return html(thankYouPage(request.headers.referer));
      },
    },
    {
      method: 'GET',
      path: `/forms/${form}/responses`,
      answer: () => json(responses.newest(form)),
    },
  ]);

/** A name sent several times keeps all its values; of a file, only the name. */
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
