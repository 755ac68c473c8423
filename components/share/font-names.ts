/** The font families of share images. */
export const fontNames = { heading: 'Bricolage Grotesque', text: 'Atkinson Hyperlegible Next' };
