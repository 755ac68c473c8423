import { sentence } from '@/lib/french/sentence';
import { cut } from '../preview/cut';
import { charactersIn, titleBoxes, widthIn } from '../preview/search-result';
import { metaOf } from '../read-page';
import { type AuditedPage, type Rule, rule } from '../rule';

const minLength = 15;
const box = titleBoxes.desktop;

/** The title that counts; `null` when the head has none. */
function titleOf({ facts }: AuditedPage): string | null {
  return facts.titles.find(({ inHead }) => inHead)?.value || null;
}

/** The last words of a title before the cut; `null` when it is not cut. */
function cutAfter({ facts }: AuditedPage, title: string): string | null {
  const shown = cut(title, box);
  // The name of the site at the end may be cut: Google shows it above the title.
  const site = metaOf(facts, 'og:site_name');
  const suffix = site === null ? '' : ` – ${site}`;
  const own = suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return shown.text.startsWith(own) ? null : shown.cutAfter;
}

/** The title: one, in the head, neither cut nor too short. */
export const titleRules = [
  rule('title-missing', 'error', 'Titre absent', (page) =>
    titleOf(page) === null && page.facts.titles.every(({ value }) => value === '')
      ? {
          problem: sentence`La page n’a pas de titre : Google en invente un.`,
          remedy: 'Donnez-lui un titre d’environ 60 caractères, qui dit ce qu’on y trouve.',
        }
      : null,
  ),
  rule('title-outside-head', 'error', 'Titre hors de l’en-tête', (page) => {
    const outside = page.facts.titles.find(({ value }) => value !== '');
    if (titleOf(page) !== null || outside === undefined) return null;
    return {
      problem: sentence`Le titre « ${outside.value} » est dans le corps de la page : les moteurs ne le lisent pas.`,
      remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant lui ferme l’en-tête.`,
    };
  }),
  rule('title-repeated', 'error', 'Titre répété', (page) => {
    const { length } = page.facts.titles.filter(({ inHead }) => inHead);
    if (titleOf(page) === null || length === 1) return null;
    return {
      problem: sentence`L’en-tête a ${length} titres : seul le premier compte.`,
      remedy: sentence`Signalez-le à l’équipe technique : il en faut un seul.`,
    };
  }),
  rule('title-cut', 'advice', 'Titre coupé', (page) => {
    const title = titleOf(page);
    const end = title === null ? null : cutAfter(page, title);
    if (title === null || end === null) return null;
    return {
      problem: sentence`Le titre est coupé après « ${end} » : il mesure ${widthIn(title, box)} px, et Google en montre ${box.width} sur un ordinateur.`,
      remedy: `Raccourcissez-le à environ ${charactersIn(box, title)} caractères, ou mettez l’essentiel au début.`,
    };
  }),
  rule('title-short', 'advice', 'Titre très court', (page) => {
    const title = titleOf(page);
    if (title === null || [...title].length >= minLength) return null;
    return {
      problem: sentence`Le titre « ${title} » est très court.`,
      remedy: 'Précisez ce qu’on trouve sur la page, en 60 caractères au plus.',
    };
  }),
] satisfies Rule<AuditedPage>[];
