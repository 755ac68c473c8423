import { sentence } from '@/lib/french/sentence';
import { pageMark } from '../expectation';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';

const tellTeam = 'Signalez-le à l’équipe technique.';

/** The canonical: one, whole, in the head, and the one of product.md. */
export function judgeCanonical(page: JudgedPage): Finding[] {
  const { expected, facts, siteUrl } = page;
  const inHead = facts.canonicals.filter((canonical) => canonical.inHead);
  const [first] = inHead;
  if (expected.canonical === null) {
    return first === undefined
      ? []
      : [
          finding(
            'canonical-unwanted',
            sentence`Cette page n’est pas à indexer, et annonce pourtant une adresse canonique : ${first.value}`,
            tellTeam,
          ),
        ];
  }
  const wanted = new URL(expected.canonical, siteUrl).href;
  if (first === undefined) {
    return facts.canonicals.length === 0
      ? [
          finding(
            'canonical-missing',
            'La page ne dit pas quelle est son adresse canonique.',
            sentence`Signalez-le à l’équipe technique : elle est ${wanted}`,
          ),
        ]
      : [
          finding(
            'canonical-outside-head',
            sentence`L’adresse canonique est dans le corps de la page : les moteurs ne la lisent pas.`,
            sentence`Signalez-le à l’équipe technique : une balise placée avant elle ferme l’en-tête.`,
          ),
        ];
  }
  const found: Finding[] = [];
  if (inHead.length > 1) {
    found.push(
      finding(
        'canonical-repeated',
        sentence`L’en-tête a ${inHead.length} adresses canoniques : Google n’en retient aucune.`,
        sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
      ),
    );
  }
  return [...found, ...judgeAddress(first.value, wanted, page)];
}

function judgeAddress(said: string, wanted: string, page: JudgedPage): Finding[] {
  if (!/^https?:\/\//i.test(said) || !URL.canParse(said)) {
    return [
      finding(
        'canonical-relative',
        sentence`L’adresse canonique « ${said} » n’est pas complète.`,
        sentence`Signalez-le à l’équipe technique : elle est ${wanted}`,
      ),
    ];
  }
  if (new URL(said).href === wanted) return [];
  if (isBeyondEnd(said, page)) {
    return [
      finding(
        'beyond-end',
        sentence`La liste s’arrête avant cette page : c’est la première qui est montrée.`,
        sentence`Ne partagez pas cette adresse : elle sera utile quand la liste sera plus longue.`,
      ),
    ];
  }
  return [
    finding(
      'canonical-wrong',
      sentence`L’adresse canonique est ${said} au lieu de ${wanted}`,
      sentence`Signalez-le à l’équipe technique : les moteurs garderaient une autre page que celle-ci.`,
    ),
  ];
}

/** A page above the end of a list shows the first one, and is not marked « Page n ». */
function isBeyondEnd(said: string, { expected, facts, siteUrl }: JudgedPage): boolean {
  if (expected.listPage === 1 || expected.canonical === null) return false;
  const first = new URL(new URL(expected.canonical, siteUrl).pathname, siteUrl).href;
  const marked = facts.titles.some(({ value }) => value.includes(pageMark(expected.listPage)));
  return new URL(said).href === first && !marked;
}
