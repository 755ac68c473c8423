import { confirmReset, readPasswordReset } from '@/lib/bff/reset-requests';
import { respondDone } from '@/lib/bff/respond';
import { visitorAddress } from '@/lib/routing/visitor-address';

export function POST(request: Request): Promise<Response> {
  return respondDone(async () =>
    confirmReset(await readPasswordReset(request), visitorAddress(request.headers)),
  );
}
