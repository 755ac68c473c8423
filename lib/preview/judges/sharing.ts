import { sentence } from '@/lib/french/sentence';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import { metaOf, saidBy } from '../read-page';

const needed = ['og:title', 'og:url', 'og:image'];
const wished = ['og:description', 'og:type', 'og:site_name', 'og:locale'];

/** What social networks show of a shared link (ogp.me); « og:url » is the canonical (product.md). */
export function judgeSharing(page: JudgedPage): Finding[] {
  const { expected, facts } = page;
  if (expected.indexed === false) return [];
  const absent = (names: string[]) => names.filter((name) => metaOf(facts, name) === null);
  const outside = [...needed, ...wished].filter((name) => {
    const said = saidBy(facts, name);
    return said.length > 0 && said.every(({ inHead }) => !inHead);
  });
  const missing = absent(needed).filter((name) => !outside.includes(name));
  const lacking = absent(wished).filter((name) => !outside.includes(name));
  const found: Finding[] = [];
  if (outside.length > 0) {
    found.push(
      finding(
        'share-outside-head',
        sentence`Ces balises de partage sont dans le corps de la page, où personne ne les lit : ${outside.join(', ')}.`,
        sentence`Signalez-le à l’équipe technique : une balise placée avant elles ferme l’en-tête.`,
      ),
    );
  }
  if (missing.length > 0) {
    found.push(
      finding(
        'share-missing',
        sentence`Il manque à un lien partagé : ${missing.join(', ')}.`,
        sentence`Signalez-le à l’équipe technique : les réseaux sociaux montreraient un lien nu.`,
      ),
    );
  }
  if (lacking.length > 0) {
    found.push(
      finding(
        'share-incomplete',
        sentence`Un lien partagé serait plus complet avec : ${lacking.join(', ')}.`,
        'Signalez-le à l’équipe technique.',
      ),
    );
  }
  return [...found, ...judgeUrl(page), ...judgeCard(page)];
}

function judgeUrl({ expected, facts, siteUrl }: JudgedPage): Finding[] {
  const said = metaOf(facts, 'og:url');
  const canonical = facts.canonicals.find(({ inHead }) => inHead)?.value ?? expected.canonical;
  if (said === null || canonical === null) return [];
  const isSame =
    URL.canParse(said) &&
    URL.canParse(canonical, siteUrl) &&
    new URL(said).href === new URL(canonical, siteUrl).href;
  return isSame
    ? []
    : [
        finding(
          'share-url-wrong',
          sentence`L’adresse de partage (og:url) est ${said}, et non l’adresse canonique, ${canonical}`,
          sentence`Signalez-le à l’équipe technique : les partages seraient comptés pour une autre page.`,
        ),
      ];
}

function judgeCard({ facts }: JudgedPage): Finding[] {
  return metaOf(facts, 'twitter:card') === 'summary_large_image'
    ? []
    : [
        finding(
          'card-missing',
          sentence`La page ne demande pas de grande carte à X : l’image y sera petite.`,
          sentence`Signalez-le à l’équipe technique : « twitter:card » vaut « summary_large_image ».`,
        ),
      ];
}
