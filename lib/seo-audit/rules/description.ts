import { sentence } from '@/lib/french/sentence';
import { cut } from '../preview/cut';
import { charactersIn, descriptionBoxes, widthIn } from '../preview/search-result';
import { valuesOf } from '../read-page';
import { type AuditedPage, type Rule, rule, unlessNoindex } from '../rule';

const minLength = 50;
const box = descriptionBoxes.desktop;

/** The descriptions of a page; only those in the head count. */
function descriptionsOf({ facts }: AuditedPage) {
  const all = valuesOf(facts, 'description').filter(({ value }) => value !== '');
  const inHead = all.filter((description) => description.inHead);
  return { all, inHead, first: inHead[0]?.value ?? null };
}

const rules = [
  rule('description-missing', 'error', 'Description absente', (page) =>
    descriptionsOf(page).all.length === 0
      ? {
          problem: sentence`La page n’a pas de description : Google en choisit un passage au hasard.`,
          remedy: 'Écrivez-en une d’environ 150 caractères, qui donne envie d’ouvrir la page.',
        }
      : null,
  ),
  rule('description-outside-head', 'error', 'Description hors de l’en-tête', (page) => {
    const { all, inHead } = descriptionsOf(page);
    if (all.length === 0 || inHead.length > 0) return null;
    return {
      problem: sentence`La description est dans le corps de la page : les moteurs ne la lisent pas.`,
      remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant elle ferme l’en-tête.`,
    };
  }),
  rule('description-repeated', 'error', 'Description répétée', (page) => {
    const { length } = descriptionsOf(page).inHead;
    if (length < 2) return null;
    return {
      problem: sentence`L’en-tête a ${length} descriptions.`,
      remedy: sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
    };
  }),
  rule('description-cut', 'advice', 'Description coupée', (page) => {
    const { first } = descriptionsOf(page);
    const { cutAfter } = cut(first ?? '', box);
    if (first === null || cutAfter === null) return null;
    return {
      problem: sentence`La description est coupée après « ${cutAfter} » : elle mesure ${widthIn(first, box)} px, et Google en montre environ ${box.width} sur un ordinateur.`,
      remedy: `Raccourcissez-la à environ ${charactersIn(box, first)} caractères, ou mettez l’essentiel au début.`,
    };
  }),
  rule('description-short', 'advice', 'Description très courte', (page) => {
    const { first } = descriptionsOf(page);
    if (first === null || cut(first, box).cutAfter !== null) return null;
    const { length } = [...first];
    if (length >= minLength) return null;
    return {
      problem: sentence`La description n’a que ${length} caractères.`,
      remedy: 'Dites-en plus, en 150 caractères environ.',
    };
  }),
] satisfies Rule<AuditedPage>[];

/** The description: one, in the head, neither cut nor too short. */
export const descriptionRules = unlessNoindex(rules);
