import { relayResponse } from '@/lib/bff/relay-form';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';

/** The server passes the POST of the form of doctors and replacements to this handler. */
export function POST(request: Request): Promise<Response> {
  return relayResponse(configuredForms(config).practitioner, request);
}
