import localFont from 'next/font/local';

/*
 * What French is written with, in the weights that our styles ask for, cut by scripts/fonts: two
 * fifths of what the packages hold. Other Latin letters come when a page has one
 * (fonts/other-letters.css). Next.js adds fallbacks of the same measure, so that nothing moves when
 * these arrive.
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

/** For <html>: gives the two families to tokens.css. */
export const fontVariables = `${bricolage.variable} ${atkinson.variable}`;
