import { visitorAddress } from '@/lib/addresses/visitor-address';
import { answerDone } from '@/lib/api/door/answer';
import { confirmReset } from '@/lib/api/door/confirm-reset';
import { only } from '@/lib/api/door/only';
import { readPasswordReset } from '@/lib/api/door/reset-request';

export function POST(request: Request): Promise<Response> {
  return answerDone(async () =>
    confirmReset(await readPasswordReset(request), visitorAddress(request.headers)),
  );
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = only('POST');
