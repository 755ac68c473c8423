import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { attemptLimiter, tooManyAttempts, visitorKey } from '@/lib/bff/attempt-limiter';
import { HttpError } from '@/lib/bff/http-error';
import { browserName } from '@/lib/bff/reports/browser-name';
import { isFromThisSite } from '@/lib/bff/same-site';
import { routePattern } from '@/lib/routing/route-pattern';
import { resetPattern } from '@/lib/routing/routes';
import { visitorAddress } from '@/lib/routing/visitor-address';
import { logRepeated } from '@/lib/runtime/log/log-repeated';
import { redactSecrets } from '@/lib/runtime/log/redact-secrets';

const maxBodyBytes = 65_536;

// A page sends three errors at most; all who share the address of a hospital count together.
const byVisitor = attemptLimiter('reports', 60);

/**
 * Logs what a browser reports: errors of pages and violations of their policy. The same one has a line a minute, with a
 * count, whatever the browser and the page.
 *
 * @throws {HttpError} 403 from another site, 429 after 60 in 15 minutes from one address, 413 over 64 kB, 400 when it is
 *   malformed.
 */
export async function receiveReports({ headers, body }: Request): Promise<void> {
  if (!isFromThisSite(headers)) {
    throw new HttpError(403, { detail: 'Cette demande vient d’un autre site.' });
  }
  const left = await byVisitor(visitorKey(visitorAddress(headers)));
  if (left !== null) {
    throw new HttpError(429, { detail: tooManyAttempts(left) }, Math.ceil(left / 1_000));
  }
  const bytes = await readBoundedBody(body, maxBodyBytes);
  if (bytes === null) throw new HttpError(413, { detail: 'La demande est trop longue.' });
  const reports = readReports(readJson(bytes), headers.get('referer'));
  if (reports === null) throw malformed();
  const browser = browserName(headers.get('user-agent'));
  for (const report of reports) {
    const { route, ...what } = report;
    logRepeated('warn', { ...report, browser }, JSON.stringify(what));
  }
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    throw malformed();
  }
}

function malformed(): HttpError {
  return new HttpError(400, { detail: 'Ce signalement est mal écrit.' });
}

/** A report for the log: no query, no token, and no more of a URL of ours than its route or the file of the build. */
type Report =
  | {
      event: 'browser error';
      message: string;
      file: string;
      line: number;
      column: number;
      route: string | undefined;
    }
  | {
      event: 'policy violation';
      directive: string;
      /** A keyword such as `inline`, or what a URL stands for. */
      blocked: string;
      file: string | undefined;
      line: number | undefined;
      column: number | undefined;
      route: string | undefined;
    };

const maxMessageLength = 200;

const isBuildFile = /^\/_next\/static\/[\w./~-]{1,200}$/;

/** What `instrumentation-client.ts` sends: where it happened is below `/_next/`, with line and column. */
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

/**
 * Reads what a browser reports: one uncaught error, or a list of the Reporting API. Returns nothing for what an extension
 * of the browser did, and nothing of a password reset, whose page knows a token.
 *
 * @param page the URL of the page that reports an error; `null` when it is unknown.
 * @returns `null` when an error is malformed. Reports of other kinds are skipped.
 */
function readReports(body: unknown, page: string | null): Report[] | null {
  const reports = Array.isArray(body) ? body.map(readViolation) : [readError(body, page)];
  if (!Array.isArray(body) && reports.includes(null)) return null;
  return reports.filter((report) => report !== null).filter(({ route }) => route !== resetPattern);
}

function readError(body: unknown, page: string | null): Report | null {
  const error = errorSchema.safeParse(body);
  if (!error.success) return null;
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

function readViolation(item: unknown): Report | null {
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

/**
 * What a URL of a report stands for: a file of the build, a route of the site, another host, or what is no http URL by
 * its scheme or keyword. `null` for a URL of an extension.
 */
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
