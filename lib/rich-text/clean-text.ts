/*
 * Characters that a text of several lines cannot do without, or that do nothing, stay: soft hyphens,
 * joiners of emoji and of Arabic, the marks U+200E and U+200F, which end with their line.
 */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

// Unicode, annex 9: embeddings, overrides, isolates. And U+206A to U+206F, deprecated since 1993.
const reordering = /[\u202a-\u202e\u2066-\u206f]/g;

// Vietnamese takes two on a letter, Hebrew with cantillation four.
const piledMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * A text without the characters that no one types and that reach out of their place: control
 * characters, halves of surrogate pairs, what turns the reading direction of its surroundings
 * around, more than four combining marks on a letter. French typography is left alone.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
    .replace(unwritable, '')
    .replace(reordering, '')
    .replace(piledMarks, '$1');
}
