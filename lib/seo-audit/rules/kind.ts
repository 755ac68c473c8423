import { type AuditedPage, type Rule, rule } from '../rule';

/** Whether the audit knows the kind of the page. */
export const kindRules = [
  rule('unknown-page', 'advice', 'Page inconnue de l’aperçu', ({ expected }) =>
    expected.indexed === null
      ? {
          problem:
            'L’aperçu ne connaît pas ce genre de page\u00a0: il ne sait pas si elle doit être trouvée.',
          remedy:
            'Si l’adresse est fausse, la page devrait répondre 404\u00a0: signalez-le à l’équipe technique.',
        }
      : null,
  ),
] satisfies Rule<AuditedPage>[];
