import { HttpError } from '@/lib/bff/http-error';

/** An error response to a call of the webhook, and why, in English for the log: nothing of the call itself. */
export class WebhookRefusal extends HttpError {
  override name = 'WebhookRefusal';
  readonly reason: string;

  constructor(status: number, reason: string, detail: string) {
    super(status, { detail });
    this.reason = reason;
  }
}
