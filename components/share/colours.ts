/** The colours of a share image: those of app/tokens.css, which `next/og` cannot read. */
export const colours = {
  'on-deep': '#ffffff',
  mint: '#dff1ec',
  pine: '#0e5a57',
  'pine-deep': '#0a4341',
  teal: '#3f9b8c',
  apricot: '#f08a5d',
} as const;

/** The font families of share images. */
export const fontNames = { heading: 'Bricolage Grotesque', text: 'Atkinson Hyperlegible Next' };
