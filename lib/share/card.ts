import { config } from '@/lib/config/config';
import { typeset } from '@/lib/french/text';
import { drawable, shareTitle, widthOf } from './letters';
import { layout } from './share-image';

/** The texts of a share image, ready to draw. */
export type ShareCard = ReturnType<typeof shareCard>;

type Words = {
  /** Drawn beside the name of the site, as far as they fit. */
  badges?: string[];
  title: string;
  /** The fallback for a title without a drawable letter. */
  untitled?: string;
  /** The parts of each line; `null` is left out. */
  facts: (string | null)[][];
};

/** More than fits in the narrowest letters; the rest of a text is not measured. */
const maxCharacters = 1_000;

/** A share image with these texts. Badges that do not fit are left out, other texts are cut as they are drawn. */
export function shareCard(words: Words) {
  const { badges = [], title, untitled = title, facts } = words;
  const brand = printed(config.BRAND_NAME) ?? '';
  return {
    brand,
    badges: badgesBeside(brand, drawableOf(badges)),
    title: shareTitle(printed(title) ?? untitled, layout.width),
    facts: facts.map((parts) => drawableOf(parts).join(' · ')).filter((line) => line !== ''),
  };
}

/** The badges that fit beside the name, the first ones first. */
function badgesBeside(name: string, badges: string[]): string[] {
  const { brand, badge, width } = layout;
  let free = width - brand.mark - brand.gap - widthOf(name, 'heading', brand.size);
  return badges.filter((label) => {
    const taken = badge.gap + 2 * badge.inset + widthOf(label, 'text', badge.size);
    if (taken > free) return false;
    free -= taken;
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
