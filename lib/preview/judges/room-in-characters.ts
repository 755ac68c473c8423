import type { Room } from '../cut';
import { widthIn } from '../search-result';

/** About how many characters of a text have room, to the five. */
export function roomInCharacters(text: string, room: Room): number {
  const exact = ([...text].length * room.width) / widthIn(text, room);
  return Math.max(5, Math.floor(exact / 5) * 5);
}
