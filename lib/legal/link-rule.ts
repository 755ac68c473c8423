import { practitionerFormPath } from '@/lib/forms/profile';
import { trimEnd } from '@/lib/french/text';
import type { LinkRule } from '@/lib/rich-text/links';
import { leavesSite } from '@/lib/rich-text/url';

/**
 * The pages of the site that the links of a text open by client-side navigation: any, or some.
 * Registration is opened without its query, so with the profile Médecin.
 */
export type InApp = 'any' | readonly string[];

/**
 * Where the links of a legal text open (docs/product.md#legal-pages): pages `inApp` by client-side navigation, others
 * in a new tab. Links to a mailbox, a phone or a heading open in the same tab.
 */
export function legalLinkRule(inApp: InApp): LinkRule {
  return (href) => {
    if (!href.startsWith('/')) return { href, newTab: leavesSite(href) };
    const { path, rest } = parts(href);
    if (inApp !== 'any' && !inApp.includes(path)) return { href, newTab: true };
    return { href: path === practitionerFormPath ? path : path + rest, newTab: false };
  };
}

/** The path without its trailing slash, which would cost a redirect. */
function parts(href: string) {
  const [, written = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return { path: `/${trimEnd(written.slice(1), /\//)}`, rest };
}

/**
 * The URL of a link, resolved against the root of the site, where all legal pages are: `inscription` and
 * `./inscription` become `/inscription`. One with a dot or a colon may be another site and is left unchanged.
 */
export function fromRoot(href: string): string {
  return href.replace(/^(?:\.{1,2}\/)*(?=[a-z])([\w/-]+)(?=[?#]|$)/i, '/$1');
}
