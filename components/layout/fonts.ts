import localFont from 'next/font/local';

/*
 * Subsets with the letters of French, in the weights of our styles, made by tools/fonts: two fifths of the size of
 * the packages, and each one arrives in one round trip. Other Latin letters, and symbols like « # », load when a page
 * has one (fonts/other-letters.css). Next.js adds fallbacks with the same metrics, so that nothing shifts.
 */
const bricolage = localFont({
  src: './fonts/headings.woff2',
  weight: '650',
  variable: '--font-bricolage',
  display: 'swap',
});

const atkinson = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-atkinson',
  display: 'swap',
});

// The text has the figures of the headings: its own zero is slashed. tokens.css names this font before that of the text:
// a fallback would have all letters.
const figures = localFont({
  src: './fonts/figures.woff2',
  weight: '400 700',
  variable: '--font-figures',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+30-39' }],
});

/** The class of `<html>` that defines the variables of the families for tokens.css. */
export const fontVariables = `${bricolage.variable} ${atkinson.variable} ${figures.variable}`;
