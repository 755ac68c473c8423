import { sentence } from '@/lib/french/sentence';
import { type Finding, finding } from './finding';

/** What a page says of itself in search results. */
export type PageWords = { path: string; title: string | null; description: string | null };

/** What is to be said of the pages, by their paths, that say the same of themselves. */
export function sharedWords(pages: PageWords[]): Map<string, Finding[]> {
  const titles = countsOf(pages.map(({ title }) => title));
  const descriptions = countsOf(pages.map(({ description }) => description));
  return new Map(
    pages.map(({ path, title, description }) => [
      path,
      [
        ...titleFinding(title, titles.get(title) ?? 0),
        ...descriptionFinding(description, descriptions.get(description) ?? 0),
      ],
    ]),
  );
}

function countsOf(texts: (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function titleFinding(title: string | null, count: number): Finding[] {
  return title === null || count === 1
    ? []
    : [
        finding(
          'title-shared',
          sentence`Le titre « ${title} » est celui de ${count} pages.`,
          sentence`Distinguez-les : Google n’en montre souvent qu’une.`,
        ),
      ];
}

function descriptionFinding(description: string | null, count: number): Finding[] {
  return description === null || count === 1
    ? []
    : [
        finding(
          'description-shared',
          sentence`La description est celle de ${count} pages.`,
          sentence`Distinguez-les : dites ce que chacune a de particulier.`,
        ),
      ];
}
