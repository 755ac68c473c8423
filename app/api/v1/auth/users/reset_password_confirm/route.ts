import { answerDone } from '@/lib/api/door/answer';
import { confirmReset } from '@/lib/api/door/confirm-reset';
import { only } from '@/lib/api/door/only';

export function POST(request: Request): Promise<Response> {
  return answerDone(() => confirmReset(request));
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = only('POST');
