import { sentence } from '@/lib/french/sentence';
import { type AuditedPage, type Rule, rule } from '../rule';

/** The language of the page, and its `<h1>`. */
export const contentRules = [
  rule('lang', 'error', 'Langue de la page', ({ facts: { lang } }) =>
    /^fr(?:-|$)/i.test(lang ?? '')
      ? null
      : {
          problem:
            lang === null || lang === ''
              ? 'La page ne dit pas dans quelle langue elle est.'
              : sentence`La page se dit dans une autre langue que le français : « ${lang} ».`,
          remedy: sentence`Signalez-le à l’équipe technique : la langue est « fr ».`,
        },
  ),
  rule('heading-missing', 'error', 'Titre principal absent', ({ facts: { headings } }) =>
    headings.some((heading) => heading !== '')
      ? null
      : {
          problem: 'La page n’a pas de titre principal (H1).',
          remedy: sentence`Signalez-le à l’équipe technique : il dit ce qu’on trouve sur la page.`,
        },
  ),
  rule('heading-repeated', 'advice', 'Titre principal répété', ({ facts: { headings } }) =>
    headings.length < 2
      ? null
      : {
          problem: sentence`La page a ${headings.length} titres principaux (H1) : ${headings.map((heading) => sentence`« ${heading} »`).join(', ')}.`,
          remedy: sentence`Gardez-en un seul ; faites des autres des intertitres.`,
        },
  ),
] satisfies Rule<AuditedPage>[];
