import { sentence } from '@/lib/french/sentence';
import { type Rule, rule } from '../rule';

/** The title and the description of a page, and how many pages have the same. */
type RepeatedText = {
  title: string | null;
  titleCount: number;
  description: string | null;
  descriptionCount: number;
};

/** Pages with the title or the description of another. */
export const repeatedTextRules = [
  rule('title-shared', 'advice', 'Titre commun à plusieurs pages', ({ title, titleCount }) =>
    title === null || titleCount === 1
      ? null
      : {
          problem: sentence`Le titre « ${title} » est celui de ${titleCount} pages.`,
          remedy: sentence`Distinguez-les : Google n’en montre souvent qu’une.`,
        },
  ),
  rule(
    'description-shared',
    'advice',
    'Description commune à plusieurs pages',
    ({ description, descriptionCount }) =>
      description === null || descriptionCount === 1
        ? null
        : {
            problem: sentence`La description est celle de ${descriptionCount} pages.`,
            remedy: sentence`Distinguez-les : dites ce que chacune a de particulier.`,
          },
  ),
] satisfies Rule<RepeatedText>[];
