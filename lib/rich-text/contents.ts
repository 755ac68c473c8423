import type { ContentsEntry } from './headings';

type Place = { id: string; text: string };

/** A section of a text, and its subsections. */
export type ContentsSection = Place & { parts: Place[] };

/** The headings of a text as a table of contents, by section. */
export function sectionsOf(headings: ContentsEntry[]): ContentsSection[] {
  const sections: ContentsSection[] = [];
  for (const { id, level, text } of headings) {
    const parent = level === 3 ? sections.at(-1) : undefined;
    if (parent) parent.parts.push({ id, text });
    else sections.push({ id, text, parts: [] });
  }
  return sections;
}
