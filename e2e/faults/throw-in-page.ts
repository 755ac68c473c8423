/*
 * Node.js imports this before the site. No page throws by itself, so this makes a built-in function that a page calls
 * throw for one letter.
 */
const { normalize } = String.prototype;

String.prototype.normalize = function (this: string, form?: string) {
  if (this.includes('ψ')) throw new Error('thrown by a page');
  return normalize.call(this, form);
};
