/**
 * Whether the visitor is at a control. Safari does not focus a clicked link or button, but the nearest element around
 * it that can have the focus, which often is `main`.
 */
export function isControlFocused(): boolean {
  return document.activeElement?.matches('body, main') === false;
}
