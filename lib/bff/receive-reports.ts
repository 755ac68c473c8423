import { z } from 'zod';
import { attemptLimiter } from '@/lib/bff/attempt-limiter';
import { readJsonBody, requireThisSite } from '@/lib/bff/request-checks';
import { countAttempt, HttpError } from '@/lib/bff/respond';
import { routePattern } from '@/lib/routing/find-route';
import { resetPattern } from '@/lib/routing/routes';
import { visitorAddress, visitorNetwork } from '@/lib/routing/visitor-address';
import { logRepeated, redactSecrets } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';

const maxBodyBytes = 65_536;
/** Reports of one list that are read. */
const maxReports = 100;
const malformed = 'Ce signalement est mal écrit.';
// A page sends three errors at most; all who share the address of a hospital count together.
const byVisitor = attemptLimiter('reports', 60);

/** Logs errors and policy violations that browsers report, and records what they measure. @throws {HttpError} 403, 413, 400, 429 after 60 reports. */
export async function receiveReports({ headers, body }: Request): Promise<void> {
  requireThisSite(headers);
  await countAttempt(byVisitor, visitorNetwork(visitorAddress(headers)));
  const json = await readJsonBody(body, maxBodyBytes, malformed);
  const { data: measured } = measuredSchema.safeParse(json);
  if (measured) {
    const { page, ...vitals } = measured;
    const route = routeOf(page);
    if (route !== undefined) metrics.recorder?.visitMeasured(route, vitals);
    return;
  }
  // One uncaught error, or a list of the Reporting API.
  const isError = !Array.isArray(json);
  const reports = isError
    ? [readError(json, headers.get('referer'))]
    : json.slice(0, maxReports).map(readViolation);
  const browser = browserName(headers.get('user-agent'));
  for (const report of reports) {
    // The page of a password reset knows a token.
    if (report === null || report.route === resetPattern) continue;
    const { route, ...what } = report;
    logRepeated('warn', { ...report, browser }, JSON.stringify(what));
  }
}

const figure = z.number().min(0).max(600).optional();

/** The body that lib/routing/inline-scripts/web-vitals.js sends. */
const measuredSchema = z.strictObject({ page: z.url(), lcp: figure, inp: figure, cls: figure });

const maxMessageLength = 200;
const isBuildFile = /^\/_next\/static\/[\w./~-]{1,200}$/;

/** A report of `instrumentation-client.ts`: where it happened is below `/_next/`, with line and column. */
const errorSchema = z.object({
  message: z.string(),
  at: z.string().regex(/^static\/[\w./~-]{1,200}:\d{1,7}:\d{1,7}$/),
});

/** https://www.w3.org/TR/CSP3/#reporting, in the shape of https://www.w3.org/TR/reporting-1/#media-type */
const violationSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.url(),
    effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
    lineNumber: z.number().nullish(),
    columnNumber: z.number().nullish(),
  }),
});

/* A log line has no query, no token, and of a URL of ours only its route or the file of the build. */

function readError(body: unknown, page: string | null) {
  const error = errorSchema.safeParse(body);
  if (!error.success) throw new HttpError(400, { detail: malformed });
  const { message, at } = error.data;
  const [file = '', line, column] = at.split(':');
  return {
    event: 'browser error',
    message: redactSecrets(message).slice(0, maxMessageLength),
    file: `/_next/${file}`,
    line: Number(line),
    column: Number(column),
    route: page === null ? undefined : routeOf(page),
  };
}

/** Returns `null` for another kind of report, and for one of an extension of the browser. */
function readViolation(item: unknown) {
  const report = violationSchema.safeParse(item);
  if (!report.success) return null;
  const { documentURL, effectiveDirective, ...body } = report.data.body;
  const { origin } = new URL(documentURL);
  const blocked = subjectOf(body.blockedURL ?? '', origin);
  const file = subjectOf(body.sourceFile ?? '', origin);
  if (blocked === null || file === null) return null;
  return {
    event: 'policy violation',
    directive: effectiveDirective,
    blocked,
    file: file || undefined,
    line: body.lineNumber ?? undefined,
    column: body.columnNumber ?? undefined,
    route: routeOf(documentURL),
  };
}

/** A file of the build, our route, another host, or the scheme or keyword of any other URL; `null`: an extension. */
function subjectOf(url: string, origin: string): string | null {
  if (/^[a-z-]+-extension\b/.test(url)) return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    return /^[a-z-]{0,40}/.exec(url)?.[0] ?? '';
  if (parsed.origin !== origin) return parsed.host.slice(0, maxMessageLength);
  return isBuildFile.test(parsed.pathname)
    ? parsed.pathname
    : (routePattern(parsed.pathname) ?? '/');
}

function routeOf(url: string): string | undefined {
  return URL.canParse(url) ? routePattern(new URL(url).pathname) : undefined;
}

// In this order: most browsers also call themselves Chrome or Safari.
const browsers: [name: string, version: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})/],
];

/** A browser and its major version, by its `User-Agent`, of which the log contains no more. */
export function browserName(userAgent: string | null): string | undefined {
  for (const [name, version] of browsers) {
    const [, major] = version.exec(userAgent ?? '') ?? [];
    if (major !== undefined) return `${name} ${major}`;
  }
  return undefined;
}
