const NBSP = '\u00a0';
const NARROW = '\u202f';

/** Applies French spacing to texts written with plain spaces. */
export const typeset = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»%€])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NARROW}`)
    .replace(/(\d) (?=h\b|min\b|km\b|m²|lits\b|places\b)/g, `$1${NBSP}`)
    .replace(/\b(Dr|Drs|Mme) /g, `$1${NBSP}`);
