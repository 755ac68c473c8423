import { receiveReports } from '@/lib/bff/receive-reports';
import { allowMethods, respondDone } from '@/lib/bff/respond';

/* Reports of browsers: uncaught errors of pages, and violations of the Content Security Policy. */

export async function POST(request: Request): Promise<Response> {
  return respondDone(() => receiveReports(request));
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowMethods('POST');
