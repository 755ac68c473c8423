import { isLong, type PostBody } from '@/lib/blog/body/body';

type Place = { id: string; text: string };

/** A section of a post and the parts it has. */
export type ContentsSection = Place & { parts: Place[] };

/** The table of contents of a long post, by section; `null` for one that needs none. */
export function contentsOf(body: PostBody): ContentsSection[] | null {
  if (!isLong(body)) return null;
  const sections: ContentsSection[] = [];
  for (const { id, level, text } of body.contents) {
    const parent = level === 3 ? sections.at(-1) : undefined;
    if (parent) parent.parts.push({ id, text });
    else sections.push({ id, text, parts: [] });
  }
  return sections;
}
