import { fold } from '../../french/text.ts';
import { foldName } from '../gazetteer/names.ts';

/** The words typed for a place, without « Cedex 9 », « BP 12 », « F- » and « 11e arrondissement ». */
export type PlaceWords = {
  /** All folded words but the number; empty when there is only a number. */
  name: string;
  /** The words between separators: « Nantes (Loire-Atlantique) » has two parts. Different ones, at most six. */
  parts: readonly string[];
  /** A postal code, the beginning of one, or the number of a department: `29`, `2a`, `974`. */
  number: string | null;
};

/** The longest text that is read; no name of a place is half as long. */
export const maxPlaceWords = 100;

/** An address ends with its place: « 12 rue de la Paix, 2e étage, 75002 Paris, Île-de-France ». */
const maxParts = 6;

const separator = /[,;:()[\]|\n]| [-–—/] /;
const slashWithin = /([a-z])\/(?=[a-z])/g;
const postalCode = /^\d{5}$/;
const numberWord = /^(?:\d{1,5}|2[ab])$/;
const ordinalWord = /^(?:\d{1,2}(?:er|e|eme)|arr|arrdt|arrondissement)$/;

/** Words between a name and what it is in: « Saint-Denis de la Réunion », « Quimper en Bretagne ». */
const linkWords = 'de du des d la le les l en dans a'.split(' ');

/** « dans le 29 », « Dept. 29 » */
const numberLead = [...linkWords, ...'departement dept dpt dep code postal cp'.split(' ')];

/** Words before a name that are no part of it: « autour de Quimper », « Grand Lyon », « sud Finistère ». */
const leadWords = new Set([
  ...linkWords,
  ...'aux las los au autour pres vers ville commune departement dept dpt dep region'.split(' '),
  ...'agglomeration agglo metropole communaute urbaine banlieue bassin grand pays'.split(' '),
  ...'secteur nord sud est ouest'.split(' '),
]);

/** The cities with arrondissements, and the numbers of their departments. */
export const departmentsOfCities = new Map([
  ['paris', '75'],
  ['lyon', '69'],
  ['marseille', '13'],
]);

/** Reads what was typed; `null` when there is nothing in it to find a place by. */
export function readPlaceWords(typed: string): PlaceWords | null {
  if (typed.length > maxPlaceWords) return null;
  const text = fold(typed).replace(/\b(ss?)\//g, '$1 ');
  const segments = segmentsOf(text.replace(slashWithin, '$1,'));
  const numbers = segments.flatMap((segment) => segment.split(' ').filter(isNumber));
  const typedNumber = numbers.find((word) => word.length === 5) ?? numbers[0] ?? null;
  const number = typedNumber?.replace(/^\d$/, '0$&') ?? null;
  const written = namesOf(segments);
  const parts = [...new Set(written)].slice(-maxParts);
  // « Chalon/Saône »
  const inOne = text.includes('/')
    ? namesOf(segmentsOf(text.replace(slashWithin, '$1 s ')))
    : written;
  const name = inOne.join(' ');
  if (name === '' && number === null) return null;
  if (number === null || isArrondissement(name, number)) return { name, parts, number: null };
  const isNumberAlone = name.split(' ').every((word) => numberLead.includes(word));
  return isNumberAlone ? { name: '', parts: [], number } : { name, parts, number };
}

/** « Paris 11 » */
function isArrondissement(name: string, number: string): boolean {
  const department = departmentsOfCities.get(name);
  return department !== undefined && number.length <= 2 && number !== department;
}

/** Whether a folded name is of the whole country. */
export function isCountry(name: string): boolean {
  return ['france', 'fr', 'france metropolitaine', 'france entiere'].includes(name);
}

/** Whether all words of a folded name are of those that stand before names. */
export function isLead(name: string): boolean {
  return name.split(' ').every((word) => leadWords.has(word));
}

/** A folded name without the words before it that are no part of it; itself when it has none. */
export function withoutLead(name: string): string {
  const words = name.split(' ');
  const start = words.findIndex((word) => !leadWords.has(word));
  return start > 0 ? words.slice(start).join(' ') : name;
}

/** A folded name without the words after it that link it to what follows. */
export function withoutLink(name: string): string {
  const words = name.split(' ');
  return words.slice(0, words.findLastIndex((word) => !linkWords.includes(word)) + 1).join(' ');
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const roman = /(?<=\b(?:paris|lyon|marseille) )[ivx]+(?=(?: ?(?:er?|eme))?\b)/;

/** A folded name with the arrondissement as a number: « Lyon IIIe » is « lyon 3e », « Paris 15 ème » « paris 15eme ». */
export function foldPlace(text: string): string {
  return foldName(text)
    .replace(roman, (numeral) => `${romans.indexOf(numeral) + 1 || numeral}`)
    .replace(/\b(\d{1,2}) ?i?(?=(?:er?|eme)\b)/g, '$1');
}

function segmentsOf(text: string): string[] {
  return text.split(separator).map((segment) =>
    foldPlace(segment)
      .replace(/\bcedex(?: ?\d{1,2})?\b|\b(?:bp|cs|sp) \d{1,5}\b/g, '')
      .replace(/\bfr? ?(?=\d{5}\b)/g, '')
      .replace(/\b(\d\d) (\d{3})\b/g, '$1$2')
      .replace(/\bs s\b/g, 'ss')
      .replace(/\bn d\b/g, 'nd')
      .trim(),
  );
}

/** « Merville, France » is not Merville-Franceville-Plage. */
function namesOf(segments: readonly string[]): string[] {
  const names = segments.map(nameOf).filter((name) => name !== '');
  return names.length > 1 ? names.filter((name) => !isCountry(name)) : names;
}

function nameOf(segment: string): string {
  const words = segment.split(' ').filter((word) => word !== '' && !ordinalWord.test(word));
  return words.filter((...each) => !isNumber(...each)).join(' ');
}

/** A postal code anywhere, another number at either end. */
function isNumber(word: string, at: number, words: readonly string[]): boolean {
  return (at === 0 || at === words.length - 1 ? numberWord : postalCode).test(word);
}

/** Abbreviations on envelopes; no name of a commune has such a word. */
const abbreviations: Record<string, readonly string[]> = {
  st: ['saint'],
  sts: ['saints'],
  ste: ['sainte'],
  stes: ['saintes'],
  s: ['sur', 'sous'],
  ss: ['sous'],
  nd: ['notre dame'],
  mt: ['mont'],
  gd: ['grand'],
  gde: ['grande'],
  // « near », which names have in three spellings.
  les: ['les', 'lez'],
  lez: ['lez', 'les'],
};

/** No more are compared; three words that have two each. */
const maxSpellings = 8;

/** The spellings of folded words: « s » is « sur » or « sous ». The last, maybe incomplete, word stays as it is too. */
export function spellingsOf(name: string): string[] {
  let spellings = [''];
  const words = name.split(' ');
  for (const [at, word] of words.entries()) {
    const long = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [word];
    const options = at === words.length - 1 ? new Set([word, ...long]) : long;
    spellings = spellings
      .flatMap((start) => [...options].map((option) => `${start} ${option}`))
      .slice(0, maxSpellings);
  }
  return spellings.map((spelling) => spelling.trim());
}

/** Whether each word is one of a name or short for it, and one is whole: « aix en pce » for « aix en provence ». */
export function isShortFor(words: string, name: string): boolean {
  const [short, long] = [words.split(' '), name.split(' ')];
  return (
    short.length === long.length &&
    short.some((word, at) => word.length > 2 && word === long[at]) &&
    short.every((word, at) => isShortWord(word, long[at] ?? ''))
  );
}

function isShortWord(short: string, long: string): boolean {
  if (short === long) return true;
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
