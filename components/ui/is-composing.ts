/** Whether a key is part of a composition, of an accent or of Japanese: its Enter chooses no option. Safari has 229 only. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
