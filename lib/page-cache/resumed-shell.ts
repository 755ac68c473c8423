/**
 * Whether the shell of a page rendered for each request is looked up to be resumed, rather than to
 * be shown at once. React resumes without the answer of a server action: to a form posted without
 * JavaScript the page would say nothing. Rendered from the start it does.
 */
export function isResumedShell(key: string, context: object): boolean {
  return key.endsWith(']') && 'isFallback' in context && !context.isFallback;
}
