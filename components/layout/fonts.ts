import localFont from 'next/font/local';

/*
 * The Latin files only (75 kB together): they hold œ, «, ’, € and –, all that French needs.
 * Next.js adds fallbacks of the same measure, so that nothing moves when they arrive.
 */
const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
});

const atkinson = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson',
  display: 'swap',
});

/** For <html>: gives the two families to tokens.css. */
export const fontVariables = `${bricolage.variable} ${atkinson.variable}`;
