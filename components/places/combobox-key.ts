/** What the combobox shows when a key is pressed. */
type Shown = {
  /** How many options are shown; 0 when the list is closed. */
  count: number;
  /** The index of the active option; negative for none. */
  active: number;
  /** Whether the field holds words that are no choice yet. */
  hasWords: boolean;
  isEmpty: boolean;
};

type Action =
  | { kind: 'open' }
  | { kind: 'activate'; index: number }
  | { kind: 'choose'; index: number }
  | { kind: 'close' }
  | { kind: 'clear' };

/**
 * What a key does in the field of a combobox; `null` for what the browser does. Enter chooses the active
 * option, or the first one for words; Escape closes the list, then clears the field.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 */
export function actionOfKey(key: string, shown: Shown): Action | null {
  switch (key) {
    case 'ArrowDown':
      return step(shown, 1);
    case 'ArrowUp':
      return step(shown, -1);
    case 'Enter':
      return choice(shown);
    case 'Escape':
      if (shown.count > 0) return { kind: 'close' };
      return shown.isEmpty ? null : { kind: 'clear' };
    default:
      return null;
  }
}

function step({ count, active }: Shown, by: 1 | -1): Action {
  if (count === 0) return { kind: 'open' };
  const from = active < 0 && by === -1 ? 0 : active;
  return { kind: 'activate', index: (from + by + count) % count };
}

function choice({ count, active, hasWords }: Shown): Action | null {
  if (count === 0 || (active < 0 && !hasWords)) return null;
  return { kind: 'choose', index: Math.max(active, 0) };
}
