import { foldName } from './fold-name.ts';

/** What someone typed for a place: the words of a name, a number, or both: « Villepinte (93) ». */
export type PlaceWords = {
  /** The folded name and, when it has « st » or « ste », that with « saint » or « sainte ». */
  names: readonly string[];
  /** A postal code, the beginning of one, or the number of a department: `29`, `2a`, `974`. */
  number: string | null;
};

/** The longest text that is read; no name of a place is half as long. */
export const maxPlaceWords = 100;

const numberWord = /^(?:\d{1,5}|2[ab])$/;
const ordinalWord = /^(?:\d{1,2}(?:er|e|eme)|arrondissement)$/;

/** Reads what was typed; `null` when there is nothing in it to find a place by. */
export function readPlaceWords(typed: string): PlaceWords | null {
  if (typed.length > maxPlaceWords) return null;
  const folded = foldName(typed);
  // « 29 000 »
  if (/^\d\d \d{3}$/.test(folded)) return { names: [], number: folded.replace(' ', '') };
  // « Quimper Cedex 9 »
  const [beforeCedex = ''] = folded.split(/ cedex\b/, 1);
  const words = beforeCedex.split(' ').filter((word) => word !== '');
  const numberAt = [words.length - 1, 0].find((at) => numberWord.test(words[at] ?? ''));
  const number = numberAt === undefined ? null : (words[numberAt] ?? null);
  const nameWords = words.filter((_, at) => at !== numberAt);
  const names = namesOf(nameWords);
  return names.length === 0 && number === null ? null : { names, number };
}

/** A folded name in the spellings that it is compared in. */
function namesOf(words: readonly string[]): string[] {
  // « Paris 11e arrondissement »
  const plain = words.filter((word) => !ordinalWord.test(word));
  if (plain.length === 0) return [];
  return [...new Set([plain.join(' '), plain.map(inFull).join(' ')])];
}

/** A town as compared with communes: as it is typed, with « saint » in full, without « Cedex 9 ». */
export function readTown(typed: string): string {
  return readPlaceWords(typed)?.names.at(-1) ?? '';
}

function inFull(word: string): string {
  if (word === 'st') return 'saint';
  return word === 'ste' ? 'sainte' : word;
}
