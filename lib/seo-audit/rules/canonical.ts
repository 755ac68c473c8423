import { sentence } from '@/lib/french/sentence';
import { pageMark } from '../expectation';
import { type AuditedPage, type Rule, reportToTeam, rule } from '../rule';

/** The canonicals in the head of a page, of which the first counts, and the one it must have. */
function canonicalsOf({ facts, expected, siteUrl }: AuditedPage) {
  const inHead = facts.canonicals.filter((canonical) => canonical.inHead);
  const expectedUrl =
    expected.canonical === null ? null : new URL(expected.canonical, siteUrl).href;
  return { inHead, first: inHead[0]?.value ?? null, expectedUrl };
}

/** An absolute canonical that is not the expected one; `null` otherwise. */
function unexpected(page: AuditedPage) {
  const { first, expectedUrl } = canonicalsOf(page);
  if (first === null || expectedUrl === null || !isWhole(first)) return null;
  const { otherCanonical = expectedUrl } = page.expected;
  const accepted = [expectedUrl, new URL(otherCanonical, page.siteUrl).href];
  return accepted.includes(new URL(first).href) ? null : { first, expectedUrl };
}

function isWhole(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/** A page beyond the end of a list shows the first one, without « Page n » in its title. */
function isBeyondEnd(canonical: string, { expected, facts, siteUrl }: AuditedPage): boolean {
  if (expected.listPage === 1 || expected.canonical === null) return false;
  const first = new URL(new URL(expected.canonical, siteUrl).pathname, siteUrl).href;
  const marked = facts.titles.some(({ value }) => value.includes(pageMark(expected.listPage)));
  return new URL(canonical).href === first && !marked;
}

/** A canonical on an error page. */
export const unwantedCanonicalRule = rule(
  'canonical-unwanted',
  'error',
  'Adresse canonique de trop',
  (page: AuditedPage) => {
    const { first, expectedUrl } = canonicalsOf(page);
    if (expectedUrl !== null || first === null) return null;
    return {
      problem: sentence`Cette page d’erreur vaut pour d’autres adresses, et annonce pourtant une adresse canonique : ${first}`,
      remedy: reportToTeam,
    };
  },
);

/** The canonical: one, absolute, in the head, and the one of product.md. */
export const canonicalRules = [
  rule('canonical-missing', 'error', 'Adresse canonique absente', (page) => {
    const { expectedUrl } = canonicalsOf(page);
    if (expectedUrl === null || page.facts.canonicals.length > 0) return null;
    return {
      problem: 'La page ne dit pas quelle est son adresse canonique.',
      remedy: sentence`Signalez-le à l’équipe technique : elle est ${expectedUrl}`,
    };
  }),
  rule('canonical-outside-head', 'error', 'Adresse canonique hors de l’en-tête', (page) => {
    const { first, expectedUrl } = canonicalsOf(page);
    if (expectedUrl === null || first !== null || page.facts.canonicals.length === 0) return null;
    return {
      problem: sentence`L’adresse canonique est dans le corps de la page : les moteurs ne la lisent pas.`,
      remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant elle ferme l’en-tête.`,
    };
  }),
  rule('canonical-repeated', 'error', 'Adresse canonique répétée', (page) => {
    const { inHead, expectedUrl } = canonicalsOf(page);
    if (expectedUrl === null || inHead.length < 2) return null;
    return {
      problem: sentence`L’en-tête a ${inHead.length} adresses canoniques : Google n’en retient aucune.`,
      remedy: sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
    };
  }),
  rule('canonical-relative', 'error', 'Adresse canonique incomplète', (page) => {
    const { first, expectedUrl } = canonicalsOf(page);
    if (expectedUrl === null || first === null || isWhole(first)) return null;
    return {
      problem: sentence`L’adresse canonique « ${first} » n’est pas complète.`,
      remedy: sentence`Signalez-le à l’équipe technique : elle est ${expectedUrl}`,
    };
  }),
  rule('canonical-wrong', 'error', 'Adresse canonique inattendue', (page) => {
    const found = unexpected(page);
    if (found === null || isBeyondEnd(found.first, page)) return null;
    return {
      problem: sentence`L’adresse canonique est ${found.first} au lieu de ${found.expectedUrl}`,
      remedy: sentence`Signalez-le à l’équipe technique : les moteurs garderaient une autre page que celle-ci.`,
    };
  }),
  rule('beyond-end', 'advice', 'Au-delà de la fin de la liste', (page) => {
    const found = unexpected(page);
    if (found === null || !isBeyondEnd(found.first, page)) return null;
    return {
      problem: sentence`La liste s’arrête avant cette page : c’est la première qui est montrée.`,
      remedy: sentence`Ne partagez pas cette adresse : elle sera utile quand la liste sera plus longue.`,
    };
  }),
] satisfies Rule<AuditedPage>[];
