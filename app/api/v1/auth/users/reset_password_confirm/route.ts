import { allowMethods } from '@/lib/bff/allow-methods';
import { confirmReset } from '@/lib/bff/confirm-reset';
import { readPasswordReset } from '@/lib/bff/reset-request';
import { respondDone } from '@/lib/bff/respond';
import { visitorAddress } from '@/lib/routing/visitor-address';

export function POST(request: Request): Promise<Response> {
  return respondDone(async () =>
    confirmReset(await readPasswordReset(request), visitorAddress(request.headers)),
  );
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowMethods('POST');
