/**
 * Stored documents name our files from the root (`/media/…`); a real service sends whole addresses.
 * A path counts where an address can begin: after a quote, a bracket, or a blank of a `srcset`.
 */
export const withAbsoluteMedia = (text: string, origin: string): string =>
  text.replace(/(?<=["'(\s,])\/media\//g, `${origin}/media/`);
