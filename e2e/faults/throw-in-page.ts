/*
 * Imported by Node.js before the site: no page throws by itself, so a built-in function that one of them calls does,
 * for one text.
 */
const { normalize } = String.prototype;

String.prototype.normalize = function (this: string, form?: string) {
  if (this.includes('exception')) throw new Error('thrown by a page');
  return normalize.call(this, form);
};
