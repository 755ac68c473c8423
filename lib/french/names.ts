const titles = new Set(
  'dr dre docteur docteure docteurs pr pre prof professeur professeure'.split(' '),
);
const civilities = new Set('m. mr mme mlle monsieur madame mademoiselle'.split(' '));
/** They stay small: « de La Tour ». */
const particles = new Set(['de', 'des', 'du']);

const word = /[\p{L}\p{M}]+/gu;
const vowel = /[aeiouyœæ]/;

/**
 * A first or last name, without titles (« Dr », « Pr », « Mme »), and with French capitals where it has only capitals
 * or none; other spellings stay. `null` when nothing is left.
 */
export function personName(typed: string | null): string | null {
  const words = (typed ?? '')
    // « Dr. med. » is German; « Med » alone is short for « Mohamed ».
    .replace(/^\s*(dre?|pr|prof)(?:\.|(?=\s))\s*(?:m[eé]d\.)?/i, '$1. ')
    .split(/\s+/)
    .filter((part) => part !== '' && !titles.has(part.toLowerCase().replace(/[.,;:()]/g, '')));
  const [first = ''] = words;
  const isCivility = words.length > 1 && civilities.has(first.toLowerCase());
  const name = words.slice(isCivility ? 1 : 0).join(' ');
  return /[\p{L}\p{N}]/u.test(name) ? withCapitals(name) : name || null;
}

function withCapitals(name: string): string {
  if (name === name.toLocaleLowerCase('fr')) return name.replace(word, capitalized);
  // Many write the last name in capitals: « Jean-Paul MARTIN ». Two letters alone may be initials: « JP Martin ».
  const hasCapitals = (name.match(word) ?? []).some((part) => part.length > 2 && isUpper(part));
  if (!hasCapitals && !isUpper(name)) return name;
  return name.replace(word, (part, at, whole) =>
    isUpper(part) && !isInitials(part) ? capitalized(part, at, whole) : part,
  );
}

function isUpper(part: string): boolean {
  return part === part.toLocaleUpperCase('fr') && part !== part.toLocaleLowerCase('fr');
}

/** « JP », « JL »; but « MC DONALD » is « Mc Donald ». */
function isInitials(part: string): boolean {
  const letters = part.toLowerCase().normalize('NFD');
  return part.length > 1 && part.length < 4 && letters !== 'mc' && !vowel.test(letters);
}

function capitalized(part: string, at: number, whole: string): string {
  const lower = part.toLocaleLowerCase('fr');
  // « Martin III », « Jean XXIII »
  const isLast = at > 0 && at + part.length === whole.length;
  if (isLast && part.length > 1 && /^x{0,3}(?:ix|iv|v?i{0,3})$/.test(lower))
    return lower.toUpperCase();
  const isParticle = particles.has(lower) || (lower === 'd' && /^['’]/.test(whole.slice(at + 1)));
  return isParticle ? lower : lower.slice(0, 1).toLocaleUpperCase('fr') + lower.slice(1);
}

/** The name of a town with its preposition: « à Brest », « au Havre », « aux Sables-d’Olonne ». */
export function inTown(town: string): string {
  const [, article, name] = /^(le|les|aux) (.+)$/i.exec(town) ?? [];
  if (article === undefined) return `à ${town}`;
  return `${article.length === 2 ? 'au' : 'aux'} ${name}`;
}
