/*
 * U+FEFF is the mark of editors beside what they do not edit. Necessary or harmless characters stay: tabs, line feeds,
 * soft hyphens, joiners of emoji and of Arabic, and the marks U+200E and U+200F, whose effect ends with their line.
 */
const unwritable = /\r\n?|(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufeff]/gu;

/** A soft return of Word, a form feed, separators of ASCII, of Latin-1 and of Unicode. */
const lineBreaks = new Set('\v\f\u001c\u001d\u001e\u0085\u2028\u2029');

/** Whether a character breaks a line elsewhere than in HTML. */
export function isLineBreak(character: string): boolean {
  return lineBreaks.has(character);
}

// Unicode, annex 9: embeddings, overrides, isolates; and U+206A to U+206F, deprecated since 1993.
const reordering = /[\u202a-\u202e\u2066-\u206f]/g;

// Vietnamese needs two marks on a letter, Hebrew with cantillation four.
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * Removes characters that affect the text around them: control characters, lone surrogates, those that
 * change the direction of surrounding text, and more than four combining marks on a letter. French
 * typography is unchanged.
 */
export function cleanText(text: string): string {
  return text
    .replace(unwritable, (found) => (found.startsWith('\r') || isLineBreak(found) ? '\n' : ''))
    .replace(reordering, '')
    .replace(piledMarks, '$1');
}
