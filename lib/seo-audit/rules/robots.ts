import { sentence } from '@/lib/french/sentence';
import { isCrawlable } from '@/lib/routing/crawling';
import { isOwnCanonical } from '../expectation';
import { robotsDirectives } from '../read-page';
import { type AuditedPage, type Rule, rule } from '../rule';

/** Whether a page is indexable or noindex, and open to crawlers, as expected. */
export const robotsRules = [
  rule('noindex-unwanted', 'error', 'Page fermée aux moteurs', (page) => {
    const { closedBy } = robotsDirectives(page);
    if (!page.expected.indexed || closedBy === null) return null;
    return {
      problem: sentence`La page demande aux moteurs de ne pas la garder (${closedBy}).`,
      remedy: sentence`Si ce site est celui qui est en ligne, signalez-le à l’équipe technique : cette page doit être trouvée.`,
    };
  }),
  rule('noindex-missing', 'error', 'Page ouverte aux moteurs', (page) =>
    page.expected.indexed === false && robotsDirectives(page).closedBy === null
      ? {
          problem: 'Cette page ne doit pas être trouvée par les moteurs, et rien ne le leur dit.',
          remedy: sentence`Signalez-le à l’équipe technique : il y manque « noindex ».`,
        }
      : null,
  ),
  rule('nofollow', 'advice', 'Liens non suivis', (page) => {
    const { closedBy, follows } = robotsDirectives(page);
    if (!page.expected.indexed || closedBy !== null || follows) return null;
    return {
      problem: sentence`La page demande aux moteurs de ne pas suivre ses liens (« nofollow »).`,
      remedy: 'Signalez-le à l’équipe technique, sauf si c’est voulu.',
    };
  }),
  rule('blocked', 'error', 'Page bloquée par robots.txt', ({ expected, robotsTxt, path }) =>
    robotsTxt?.allows(path) === false && expected.indexed === true && isOwnCanonical(path, expected)
      ? {
          problem: 'Le fichier robots.txt interdit aux moteurs de lire cette page.',
          remedy: 'Si ce site est celui qui est en ligne, signalez-le à l’équipe technique.',
        }
      : null,
  ),
  rule('not-blocked', 'advice', 'Page à bloquer par robots.txt', (page) => {
    const { robotsTxt, path, expected } = page;
    const isOpen = robotsTxt?.allows(path) === true && robotsDirectives(page).closedBy === null;
    if (!isOpen || expected.indexed !== true || isCrawlable(path)) return null;
    return {
      problem: sentence`Les moteurs peuvent lire cette adresse, qui répète une autre page : ils y passent leur temps.`,
      remedy: 'Signalez-le à l’équipe technique\u00a0: il y manque une ligne de robots.txt.',
    };
  }),
] satisfies Rule<AuditedPage>[];

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
