import { confirmReset } from '@/lib/bff/confirm-reset';
import { readPasswordReset } from '@/lib/bff/reset-requests';
import { allowMethods, respondDone } from '@/lib/bff/respond';
import { visitorAddress } from '@/lib/routing/visitor-address';

export function POST(request: Request): Promise<Response> {
  return respondDone(async () =>
    confirmReset(await readPasswordReset(request), visitorAddress(request.headers)),
  );
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowMethods('POST');
