import { receiveReports } from '@/lib/bff/receive-reports';
import { respondDone } from '@/lib/bff/respond';

/* Reports of browsers: uncaught errors of pages, and violations of the Content Security Policy. */

export async function POST(request: Request): Promise<Response> {
  return respondDone(() => receiveReports(request));
}
