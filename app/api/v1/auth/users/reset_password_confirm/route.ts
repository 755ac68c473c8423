import { answerDone } from '@/lib/api/door/answer';
import { confirmReset } from '@/lib/api/door/confirm-reset';

export function POST(request: Request): Promise<Response> {
  return answerDone(() => confirmReset(request));
}
