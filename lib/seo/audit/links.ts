import pLimit from 'p-limit';
import { sentence } from '@/lib/french/text';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { routeOf } from './page-kinds';
import { type PageFacts, readPage } from './read-page';
import { type Finding, findingsOf, type Rule, rule } from './rule';
import { pathOnSite, type ReadSite } from './site';

/** Pages that are requested because links lead to them, and how many at a time. */
const [maxRequested, maxConcurrent] = [100, 4];

type SiteLink = PageFacts['links'][number] & { path: string; anchor: string };
/** What is at a path of the site: the status is 0 without a response. */
type Target = { status: number; location: string; ids: ReadonlySet<string> };
const none: Target = { status: 0, location: '', ids: new Set() };
type LinkingPage = Target & { path: string; links: readonly SiteLink[]; findings: Finding[] };

/** The links of a page that the table of routes does not answer for: to ads, posts, places, anchors, other paths. */
export function openLinks(links: PageFacts['links'], url: string, siteUrl: string): SiteLink[] {
  return links.flatMap((link) => {
    const { pathname, href, hash } = URL.parse(link.href, url) ?? new URL('about:blank');
    const path = pathOnSite(href, siteUrl);
    const route = routeOf(pathname);
    // Files, and pages for one visitor, secret ones among them, are not requested.
    const isKept = route && (route.kind !== 'page' || route.perRequest || route.setting);
    if (path === null || isKept) return [];
    const exists = route && !route.pattern.includes('[') && !route.movedTo;
    const anchor = hash.replace(/^#(?:top$|:~:.*)?/i, '');
    if (exists && anchor === '') return [];
    // Whether another page exists depends on no query.
    const isOwn = path === pathOnSite(url, siteUrl);
    return [{ ...link, path: isOwn ? path : pathname, anchor: decodeUri(anchor) ?? anchor }];
  });
}

const said = ({ name, place }: SiteLink) => sentence`Le lien « ${name} », dans « ${place} »,`;
const remedy = sentence`Corrigez-le dans le texte ; s’il n’y est pas, signalez-le à l’équipe technique.`;

const linkRules: Rule<SiteLink & Target>[] = [
  rule('link-dead', 'error', 'Lien qui ne mène nulle part', (link) => ({
    found: [400, 404, 410].includes(link.status),
    problem: sentence`${said(link)} mène à ${link.path} : rien n’y répond (${link.status}).`,
    remedy,
  })),
  rule('link-redirected', 'advice', 'Lien redirigé', (link) => ({
    found: link.status >= 300 && link.status < 400,
    problem: sentence`${said(link)} mène à ${link.path}, qui renvoie à ${link.location}.`,
    remedy,
  })),
  rule('link-anchor', 'error', 'Lien vers un endroit absent', (link) => ({
    found: link.status === 200 && link.anchor !== '' && !link.ids.has(link.anchor),
    problem: sentence`${said(link)} mène à l’endroit « #${link.anchor} » de ${link.path}, qui ne l’a pas.`,
    remedy,
  })),
];

/** Adds to pages the findings on their links: none where the target fails, or was not among those requested. */
export async function withLinks<Page extends LinkingPage>(pages: readonly Page[], read: ReadSite) {
  const targets = new Map<string, Target>(pages.map((page) => [page.path, page]));
  const linked = new Set(pages.flatMap((page) => page.links.map(({ path }) => path)));
  const unknown = [...linked].filter((path) => !targets.has(path)).slice(0, maxRequested);
  await pLimit(maxConcurrent).map(unknown, async (path) => {
    const served = await read(path);
    if (served.kind === 'failed') return;
    const { ids } = readPage(new TextDecoder().decode(served.bytes), '');
    const location = served.headers.get('location') ?? '';
    targets.set(path, { status: served.status, location, ids });
  });
  return pages.map((page) => {
    // A link that a page repeats is one finding.
    const found = new Map<string, Finding>();
    for (const link of page.links)
      for (const finding of findingsOf(linkRules, { ...link, ...(targets.get(link.path) ?? none) }))
        found.set(finding.problem, finding);
    return { ...page, findings: [...page.findings, ...found.values()] };
  });
}
