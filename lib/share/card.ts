import { typeset } from '@/lib/french/typography';
import { drawable } from './drawable';
import { layout } from './layout';
import { type ShareTitle, shareTitle } from './title';
import { cutToWidth, widthOf } from './width';

/** What a share image says: every text ready to be drawn. */
export type ShareCard = {
  /** The name of the site. */
  brand: string;
  /** Beside it. */
  badges: string[];
  title: ShareTitle;
  /** Beneath the title, a line each. */
  facts: string[];
};

type Words = {
  brand: string;
  badges: string[];
  title: string;
  /** In the place of a title of which nothing can be drawn. */
  untitled: string;
  /** The parts of each line; what is not known is left out. */
  facts: (string | null)[][];
};

/** More than there is room for in the narrowest letters. What is longer costs nothing to measure. */
const maxCharacters = 1_000;

/** A share image with these words; what finds no room is cut or left out. */
export function shareCard({ brand, badges, title, untitled, facts }: Words): ShareCard {
  const name = printed(brand) ?? '';
  return {
    brand: name,
    badges: badgesBeside(name, drawableOf(badges)),
    title: shareTitle(printed(title) ?? untitled, layout.width),
    facts: facts
      .map((parts) => drawableOf(parts).join(' · '))
      .filter((line) => line !== '')
      .map((line) => cutToWidth(line, 'text', layout.fact.size, layout.width)),
  };
}

/** The badges there is room for, the first ones first. */
function badgesBeside(name: string, badges: string[]): string[] {
  const { brand, badge, width } = layout;
  let room = width - brand.mark - brand.gap - widthOf(name, 'heading', brand.size);
  return badges.filter((label) => {
    const taken = badge.gap + 2 * badge.inset + widthOf(label, 'text', badge.size);
    if (taken > room) return false;
    room -= taken;
    return true;
  });
}

function drawableOf(texts: (string | null)[]): string[] {
  return texts.flatMap((text) => (text === null ? null : printed(text)) ?? []);
}

function printed(text: string): string | null {
  const line = drawable(text.slice(0, maxCharacters));
  return line === null ? null : typeset(line);
}
