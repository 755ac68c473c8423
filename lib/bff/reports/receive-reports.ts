import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { attemptLimiter, tooManyAttempts, visitorKey } from '@/lib/bff/attempt-limiter';
import { HttpError } from '@/lib/bff/http-error';
import { browserName } from '@/lib/bff/reports/browser-name';
import { readReports } from '@/lib/bff/reports/read-report';
import { isFromThisSite } from '@/lib/bff/same-site';
import { logRepeated } from '@/lib/log/log-repeated';
import { visitorAddress } from '@/lib/visitor-address';

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
