/** What the drawing calls the fonts of the site. */
export const fontNames = { heading: 'Bricolage Grotesque', text: 'Atkinson Hyperlegible Next' };
