/**
 * Stored documents name files by path (`/media/…`); a real service sends absolute URLs. A path is
 * replaced where a URL can begin: after a quote, a bracket, a comma or a space of a `srcset`.
 */
export const withAbsoluteMedia = (text: string, origin: string): string =>
  text.replace(/(?<=["'(\s,])\/media\//g, `${origin}/media/`);
