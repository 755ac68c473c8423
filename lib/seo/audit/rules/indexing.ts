import { sentence } from '@/lib/french/text';
import { isCrawlable } from '@/lib/routing/crawling';
import type { AuditedPage } from '../audited-page';
import { belongsInSitemap, isOwnCanonical } from '../page-kinds';
import { type Rule, rule } from '../rule';

const failures = {
  timeout: 'La page n’a pas répondu à temps',
  refused: 'Le site ne répond pas',
  broken: 'La réponse s’est interrompue',
  'too-large': 'La page est trop lourde pour être lue',
};

const tryAgain = sentence`Réessayez dans une minute ; si cela dure, signalez-le à l’équipe technique.`;

/** Responses that are not a page, or that are one with an error status. */
export const responseRules: Rule<AuditedPage>[] = [
  rule('no-response', 'error', 'Pas de réponse', ({ failure }) => ({
    found: failure !== null,
    problem: `${failures[failure?.reason ?? 'broken']}${failure?.code ? ` (${failure.code})` : ''}.`,
    remedy: tryAgain,
  })),
  rule('server-error', 'error', 'Page en panne', ({ status }) => ({
    found: status >= 500,
    problem: sentence`La page répond par une erreur (${status}) : les moteurs finiraient par la retirer.`,
    remedy: tryAgain,
  })),
  rule('not-found', 'error', 'Page introuvable', ({ status }) => ({
    found: status >= 400 && status < 500,
    problem: sentence`Aucune page ne répond à cette adresse (${status}).`,
    remedy: sentence`Vérifiez l’adresse ; si la page a existé, corrigez les liens qui y mènent.`,
  })),
  rule('redirect', 'advice', 'Adresse redirigée', ({ status, location }) => ({
    found: status >= 300 && status < 400,
    problem: sentence`Cette adresse mène à une autre (${status}) : ${location || 'une adresse inconnue'}`,
    remedy: 'Partagez directement l’adresse d’arrivée.',
  })),
  rule('not-a-page', 'advice', 'Pas une page', ({ failure, status, contentType }) => ({
    found: failure === null && status < 300,
    problem: sentence`Ce n’est pas une page : ${contentType || 'type inconnu'}.`,
    remedy: 'Collez l’adresse d’une page.',
  })),
];

/** The fault of the canonical that counts, of a page that must have one; `null` when it is right. */
function canonicalFault({ title, canonical, expected, siteUrl }: AuditedPage) {
  if (expected.canonical === null) return null;
  if (canonical === '') return 'missing';
  if (!/^https?:\/\//i.test(canonical) || !URL.canParse(canonical)) return 'relative';
  const isAt = (path: string) => new URL(path, siteUrl).href === new URL(canonical).href;
  const { listPage, otherCanonical = expected.canonical } = expected;
  if (isAt(expected.canonical) || isAt(otherCanonical)) return null;
  // A page beyond the end of a list shows the first one, without its number in the title.
  const isFirst = listPage > 1 && isAt(new URL(expected.canonical, siteUrl).pathname);
  return isFirst && !title.includes(`Page ${listPage}`) ? 'beyond-end' : 'wrong';
}

/** None on an error page, otherwise one, absolute, in the head, and the expected one (docs/product.md#canonical). */
export const canonicalRules: Rule<AuditedPage>[] = [
  rule('canonical-unwanted', 'error', 'Adresse canonique de trop', ({ expected, canonical }) => ({
    found: expected.canonical === null && canonical !== '',
    problem: sentence`Cette page d’erreur vaut pour d’autres adresses, et annonce pourtant une adresse canonique : ${canonical}`,
  })),
  rule('canonical-missing', 'error', 'Adresse canonique absente', (page) => ({
    found: canonicalFault(page) === 'missing',
    problem: 'La page ne dit pas quelle est son adresse canonique.',
    remedy: sentence`Signalez-le à l’équipe technique : elle est ${page.expectedUrl}`,
  })),
  rule('canonical-repeated', 'error', 'Adresse canonique répétée', ({ expected, canonicals }) => ({
    found: expected.canonical !== null && canonicals.length > 1,
    problem: sentence`L’en-tête a ${canonicals.length} adresses canoniques : Google n’en retient aucune.`,
    remedy: sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
  })),
  rule('canonical-relative', 'error', 'Adresse canonique incomplète', (page) => ({
    found: canonicalFault(page) === 'relative',
    problem: sentence`L’adresse canonique « ${page.canonical} » n’est pas complète.`,
    remedy: sentence`Signalez-le à l’équipe technique : elle est ${page.expectedUrl}`,
  })),
  rule('canonical-wrong', 'error', 'Adresse canonique inattendue', (page) => ({
    found: canonicalFault(page) === 'wrong',
    problem: sentence`L’adresse canonique est ${page.canonical} au lieu de ${page.expectedUrl}`,
    remedy: sentence`Signalez-le à l’équipe technique : les moteurs garderaient une autre page que celle-ci.`,
  })),
  rule('beyond-end', 'advice', 'Au-delà de la fin de la liste', (page) => ({
    found: canonicalFault(page) === 'beyond-end',
    problem: sentence`La liste s’arrête avant cette page : c’est la première qui est montrée.`,
    remedy: sentence`Ne partagez pas cette adresse : elle sera utile quand la liste sera plus longue.`,
  })),
];

/** Whether a page is of a known kind, and indexable or noindex, and open to crawlers, as expected. */
export const robotsRules: Rule<AuditedPage>[] = [
  rule('unknown-page', 'advice', 'Page inconnue de l’aperçu', ({ expected }) => ({
    found: expected.indexed === null,
    problem: sentence`L’aperçu ne connaît pas ce genre de page : il ne sait pas si elle doit être trouvée.`,
    remedy: sentence`Si l’adresse est fausse, la page devrait répondre 404 : signalez-le à l’équipe technique.`,
  })),
  rule('noindex-unwanted', 'error', 'Page fermée aux moteurs', ({ expected, closedBy }) => ({
    found: expected.indexed === true && closedBy !== '',
    problem: sentence`La page demande aux moteurs de ne pas la garder (${closedBy}).`,
    remedy: sentence`Si ce site est celui qui est en ligne, signalez-le à l’équipe technique : cette page doit être trouvée.`,
  })),
  rule('noindex-missing', 'error', 'Page ouverte aux moteurs', ({ expected, closedBy }) => ({
    found: expected.indexed === false && closedBy === '',
    problem: 'Cette page ne doit pas être trouvée par les moteurs, et rien ne le leur dit.',
    remedy: sentence`Signalez-le à l’équipe technique : il y manque « noindex ».`,
  })),
  rule('blocked', 'error', 'Page bloquée par robots.txt', ({ path, expected, isAllowed }) => ({
    found: isAllowed === false && expected.indexed === true && isOwnCanonical(path, expected),
    problem: 'Le fichier robots.txt interdit aux moteurs de lire cette page.',
    remedy: 'Si ce site est celui qui est en ligne, signalez-le à l’équipe technique.',
  })),
  rule('not-blocked', 'advice', 'Page à bloquer par robots.txt', (page) => ({
    found:
      page.isAllowed === true &&
      !isCrawlable(page.path) &&
      page.expected.indexed === true &&
      page.closedBy === '',
    problem: sentence`Les moteurs peuvent lire cette adresse, qui répète une autre page : ils y passent leur temps.`,
    remedy: sentence`Signalez-le à l’équipe technique : il y manque une ligne de robots.txt.`,
  })),
];

/** The sitemap lists indexable pages, and no others. */
export const listingRules: Rule<AuditedPage>[] = [
  rule('sitemap-absent', 'advice', 'Absente du plan du site', ({ path, expected, listed }) => ({
    found: listed === 'no' && belongsInSitemap(path, expected),
    problem: sentence`Le plan du site ne contient pas cette page : les moteurs la trouveront plus tard.`,
    remedy: sentence`Une page nouvelle y entre en quelques minutes ; au-delà, signalez-le à l’équipe technique.`,
  })),
  rule('sitemap-unwanted', 'error', 'De trop dans le plan du site', (page) => ({
    found: page.listed === 'yes' && !isOwnCanonical(page.path, page.expected),
    problem: 'Le plan du site contient cette page, qui n’est pas à indexer à cette adresse.',
  })),
];
