import type { Element } from 'hast';
import { fold } from '@/lib/french/text';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { element, isElement, type Nodes, property, text, wordsOf } from './element';

const maxLength = 2000;

/**
 * Parses an http(s) URL: absolute (`//host/path` is https), or relative to the root of an origin. `null` for any other,
 * and for one with a user name or password, which can be mistaken for the host.
 */
export function parseUrl(written: string, origin?: string): URL | null {
  // As browsers do.
  const trimmed = written.replace(/[\t\n\r]/g, '').trim();
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const isAbsolute = /^https?:\/\//i.test(absolute);
  if (!isAbsolute && !(origin && absolute.startsWith('/'))) return null;
  const url = URL.parse(absolute, origin);
  if (!url || url.username + url.password !== '' || url.href.length > maxLength) return null;
  // Browsers read `/\host` as `//host`.
  return isAbsolute || url.origin === URL.parse(origin ?? '')?.origin ? url : null;
}

/** Parses an absolute http(s) URL, or one relative to the origin of uploads (`/media/a.png`, `media/a.png`). */
export function parseUploadUrl(written: string, apiUrl: string): URL | null {
  if (/^\s*www\./i.test(written)) return parseUrl(`//${written.trim()}`);
  const isRelative = /^\s*\w[\w.-]*(?:\/|\s*$)/.test(written);
  return parseUrl(isRelative ? `/${written.trim()}` : written, apiUrl);
}

/** Whether a normalized link leaves the site. */
export function leavesSite(href: string): boolean {
  return /^https?:/.test(href);
}

const mailbox = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const mailboxes = new RegExp(`^${mailbox}(?:,${mailbox}){0,4}$`);
const mail = /^(?:(?:https?:\/\/)?(?:e-?mail|mailto)\s?:[\s/]*)*([^?]{1,500})(?:\?(.*))?$/is;

const file = 'aspx?|docx?|gif|html?|jpe?g|odt|pdf|php|png|pptx?|txt|webp|xlsx?|zip';
/** « http:/a.fr », « htttps//a.fr », « http://https://a.fr », « www.a.fr », « a.fr/b », but no name of a file. */
const meantUrl = new RegExp(
  String.raw`^(?:https?:[\s/\\]{0,9}(?=https?:))?(?:h?t{1,3}p(s?)(?:[:;][\s/\\]{0,9}|[\s/\\]{1,9})|:\/\/)?` +
    String.raw`((?:[\p{L}\p{N}-]{1,63}\.){1,8}(?!(?:${file})\b)\p{L}{2,24}(?::\d{1,5})?(?:[/?#].*)?)(?:%20|[,;.]){0,3}$`,
  'iu',
);

/** A control or line character, and what is left of an escape. */
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]+|%(?=[\da-f]{2})/giu;

/**
 * Normalizes the address of a link of a body, or what was meant as one (`www.a.fr`): a fragment (`#…`), a path of the
 * site, an http(s) URL elsewhere, `mailto:` with a few addresses and an optional subject, or the digits of `tel:`.
 * `null` for anything else.
 */
export function normalizeLink(written: string, siteUrl: string): string | null {
  const visible = written.replace(/[\t\n\r\p{Cf}]|%e2%80%8b/giu, '').trim();
  const trimmed = visible.replace(/^(?:\s|%20|[<"«“])+|[>"»”]$/g, '').trim();
  if (trimmed.startsWith('#')) return trimmed;
  const [, secure = 's', rest] = meantUrl.exec(trimmed) ?? [];
  const url = parseUrl(rest === undefined ? trimmed : `http${secure}://${rest}`, siteUrl);
  if (url !== null) {
    // Hosts are compared: http and https are the same site.
    if (url.host !== new URL(siteUrl).host) return url.href;
    // Two slashes at the beginning would make a host of the first name: `https://site//other.example`.
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  }
  const [, address = '', query] = mail.exec(trimmed) ?? [];
  // « Jean <a@b.fr>; c@d.fr »
  const parts = (decodeUri(address) ?? '').split(/[,;]/);
  const boxes = parts.map((part) => (/<([^<>]*)/.exec(part)?.[1] ?? part).trim()).join(',');
  if (mailboxes.test(boxes)) {
    // A line break would begin another header of the message, also in a program that decodes it once more.
    const subject = new URLSearchParams(query).get('subject')?.replace(lineBreak, ' ').trim();
    return `mailto:${boxes}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  }
  return normalizePhone(decodeUri(trimmed) ?? '');
}

/** The scheme, with words before the number, the number, and words or an extension after it. */
const phone =
  /^((?:callto|phone|t[ée]l(?:[ée]phone)?\.?)\s?:[^\d+(*#]{0,40})?(\(?\+?\s?\d[\d\s()./\u2010-\u2015-]{0,40})(?:[\s,;(][^\d*#]{0,60}|;.{0,60})?$/iu;

/** `tel:` with the number in a text; without a scheme, only a number of France or a short or international one. */
function normalizePhone(written: string): string | null {
  const [, scheme, number = ''] = phone.exec(written) ?? [];
  const isInternational = /^\(?(?:\+|00)/.test(number);
  const digits = (isInternational ? number.replace('(0)', '') : number)
    .replace(/[^\d+]/g, '')
    .replace(/^\+?00|^(?=33[1-9]\d{8}$)/, '+')
    // The zero of numbers within France, and overseas.
    .replace(/^(\+(?:33|262|590|594|596))0(?=\d{9}$)/, '$1');
  const valid = scheme ? /^\+?\d{2,15}$/ : /^(?:\+\d{8,15}|0\d{9}|[1-9]\d{1,3}|11\d{4})$/;
  return valid.test(digits) ? `tel:${digits}` : null;
}

/** The final URL of a normalized link, and whether it opens a new tab. */
export type LinkRule = (href: string) => { href: string; newTab: boolean };

/** The ids of headings and notes, by the names they have in the content; ids of headings are names too. */
export type Anchors = Map<string, string>;

/** A section of a text by its heading, whose `id` is unique in the page, and its subsections. */
export type ContentsSection = { id: string; text: string; parts: { id: string; text: string }[] };

/**
 * Puts headings under the `h1` of the page: the first level used becomes `h2`, and no level is skipped on the way
 * down. Those of the first two levels get an id made of their words. Returns the table of contents.
 */
export function placeHeadings(elements: Element[], anchors: Anchors): ContentsSection[] {
  const contents: ContentsSection[] = [];
  const ids = new Map<string, number>();
  /** The tag names, as written, of the headings that the next one is below. */
  let around: string[] = [];
  for (const node of elements) {
    const { tagName } = node;
    if (!/^h[1-6]$/.test(tagName)) continue;
    around = [...around.filter((name) => name < tagName), tagName];
    const name = property(node, 'id');
    node.tagName = `h${Math.min(around.length + 1, 6)}`;
    node.properties = { dir: node.properties.dir };
    if (around.length > 2) continue;
    const text = wordsOf(node.children);
    const id = newId(text, ids);
    node.properties.id = id;
    if (around.length === 1) contents.push({ id, text, parts: [] });
    else contents.at(-1)?.parts.push({ id, text });
    // The first heading with a name has it, as in a browser.
    if (name !== '' && !anchors.has(name)) anchors.set(name, id);
  }
  for (const id of ids.keys()) if (!anchors.has(id)) anchors.set(id, id);
  return contents;
}

const maxSlug = 60;

/**
 * A unique id: `section-` and the words without accents. Because of the hyphen it shadows no property of `window`.
 * `ids` has the ids so far, each with the number of the last heading with these words.
 */
function newId(text: string, ids: Map<string, number>): string {
  const words = fold(text.slice(0, 4 * maxSlug)).replace(/[^a-z0-9]+/g, '-');
  const base = `section-${words.slice(0, maxSlug).replace(/^-|-$/g, '') || 'sans-nom'}`;
  let number = ids.get(base) ?? 0;
  let id = base;
  while (ids.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  ids.set(base, number).set(id, 1);
  return id;
}

/** Sets the ids of notes: the first paragraph, item, `sup` or link with the name in a link. Other ids are removed. */
export function placeNotes(elements: Element[], anchors: Anchors): void {
  const fragments = new Set(elements.map(fragmentOf));
  let count = 0;
  for (const node of elements) {
    if (!isElement(node, 'a', 'li', 'p', 'sup')) continue;
    const name = property(node, 'id');
    node.properties.id = undefined;
    if (name === '' || !fragments.has(name) || anchors.has(name)) continue;
    count += 1;
    // No id of a heading has two hyphens in a row.
    node.properties.id = `section--note-${count}`;
    anchors.set(name, node.properties.id);
  }
}

function fragmentOf(source: Element): string | null {
  const href = property(source, 'href');
  return href.startsWith('#') ? (decodeUri(href.slice(1)) ?? href.slice(1)) : null;
}

/** The hint on a new tab, for screen readers; styled by `components/rich-text/rich-text.module.css`. */
export const hintClass = 'rich-text-hint';

/** A link by the rule, with the hint on a new tab; only its content when it leads to nothing on the page. */
export function finishLink(link: Element, anchors: Anchors, rule: LinkRule): Nodes {
  const { id, dir } = link.properties;
  const fragment = fragmentOf(link);
  const anchor = anchors.get(fragment ?? '');
  const target = fragment === null ? property(link, 'href') : anchor && `#${anchor}`;
  if (!target) return id === undefined ? link.children : [element('a', { id, dir }, link.children)];
  const { href, newTab } = rule(target);
  if (!newTab) return [element('a', { href, id, dir }, link.children)];
  const hint = element('span', { className: [hintClass] }, [text(' (nouvelle fenêtre)')]);
  const properties = { href, id, dir, target: '_blank', rel: ['noopener', 'noreferrer'] };
  return [element('a', properties, [...link.children, hint])];
}
