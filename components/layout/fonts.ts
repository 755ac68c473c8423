import localFont from 'next/font/local';

/*
 * Subsets with the letters of French, in the weights of our styles, made by scripts/fonts: two fifths
 * of the size of the packages. Other Latin letters load when a page has one
 * (fonts/other-letters.css). Next.js adds fallbacks with the same metrics, so that nothing shifts.
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

/** The class of `<html>` that defines the variables of the two families for tokens.css. */
export const fontVariables = `${bricolage.variable} ${atkinson.variable}`;
