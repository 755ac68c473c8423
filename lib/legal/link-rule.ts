import { practitionerFormPath } from '@/lib/forms/profile';
import type { LinkRule } from '@/lib/rich-text/links';
import { leavesSite } from '@/lib/rich-text/url/link-url';
import { trimEnd } from '@/lib/trim-end';

/**
 * Which pages of the site the links of a text open in the app: any of them, or some.
 * Registration is opened by its path alone, and so as Médecin, whatever the link said.
 */
export type InApp = 'any' | readonly string[];

/**
 * Where the links of a legal text open (specification, section 2, « Legal pages »): pages of the
 * site in the app, the others in a new tab. Links to a mailbox, a phone or a heading stay in theirs.
 */
export function legalLinkRule(inApp: InApp): LinkRule {
  return (href) => {
    if (!href.startsWith('/')) return { href, newTab: leavesSite(href) };
    const { path, rest } = parts(href);
    if (inApp !== 'any' && !inApp.includes(path)) return { href, newTab: true };
    return { href: path === practitionerFormPath ? path : path + rest, newTab: false };
  };
}

/** Without its trailing slash, which would cost a redirect. */
function parts(href: string) {
  const [, written = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { path: `/${trimEnd(written.slice(1), /\//)}`, rest };
}
