import { sentence } from '@/lib/french/sentence';
import { metaOf, valuesOf } from '../read-page';
import { type AuditedPage, type Rule, reportToTeam, rule, unlessNoindex } from '../rule';

const required = ['og:title', 'og:url', 'og:image'];
const recommended = ['og:description', 'og:type', 'og:site_name', 'og:locale'];

/** The names whose tags are in the body of the page and not in its head. */
function outsideHead({ facts }: AuditedPage, names: string[]): string[] {
  return names.filter((name) => {
    const found = valuesOf(facts, name);
    return found.length > 0 && found.every(({ inHead }) => !inHead);
  });
}

function absent(page: AuditedPage, names: string[]): string[] {
  const outside = outsideHead(page, names);
  return names.filter((name) => metaOf(page.facts, name) === null && !outside.includes(name));
}

const rules = [
  rule('share-outside-head', 'error', 'Partage hors de l’en-tête', (page) => {
    const outside = outsideHead(page, [...required, ...recommended]);
    if (outside.length === 0) return null;
    return {
      problem: sentence`Ces balises de partage sont dans le corps de la page, où personne ne les lit : ${outside.join(', ')}.`,
      remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant elles ferme l’en-tête.`,
    };
  }),
  rule('share-missing', 'error', 'Partage incomplet', (page) => {
    const missing = absent(page, required);
    if (missing.length === 0) return null;
    return {
      problem: sentence`Il manque à un lien partagé : ${missing.join(', ')}.`,
      remedy: sentence`Signalez-le à l’équipe technique : les réseaux sociaux montreraient un lien nu.`,
    };
  }),
  rule('share-incomplete', 'advice', 'Partage à compléter', (page) => {
    const missing = absent(page, recommended);
    if (missing.length === 0) return null;
    return {
      problem: sentence`Un lien partagé serait plus complet avec : ${missing.join(', ')}.`,
      remedy: reportToTeam,
    };
  }),
  rule(
    'share-url-wrong',
    'error',
    'Adresse de partage inattendue',
    ({ expected, facts, siteUrl }) => {
      const ogUrl = metaOf(facts, 'og:url');
      const canonical = facts.canonicals.find(({ inHead }) => inHead)?.value ?? expected.canonical;
      if (ogUrl === null || canonical === null) return null;
      const isSame =
        URL.canParse(ogUrl) &&
        URL.canParse(canonical, siteUrl) &&
        new URL(ogUrl).href === new URL(canonical, siteUrl).href;
      if (isSame) return null;
      return {
        problem: sentence`L’adresse de partage (og:url) est ${ogUrl}, et non l’adresse canonique, ${canonical}`,
        remedy: sentence`Signalez-le à l’équipe technique : les partages seraient comptés pour une autre page.`,
      };
    },
  ),
  rule('card-missing', 'advice', 'Grande carte non demandée', ({ facts }) =>
    metaOf(facts, 'twitter:card') === 'summary_large_image'
      ? null
      : {
          problem: sentence`La page ne demande pas de grande carte à X : l’image y sera petite.`,
          remedy: sentence`Signalez-le à l’équipe technique : « twitter:card » vaut « summary_large_image ».`,
        },
  ),
] satisfies Rule<AuditedPage>[];

/** Open Graph tags (ogp.me); « og:url » is the canonical (product.md). */
export const sharingRules = unlessNoindex(rules);
