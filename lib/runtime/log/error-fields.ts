import { redactSecrets } from './redact-secrets.ts';

const maxStackLength = 4_000;
/** Some messages quote what they are about. */
const maxMessageLength = 1_000;

/** An error in a log line. */
type ErrorFields = {
  name: string;
  message: string;
  /** Shown on the error page, and identifies our own errors. */
  digest?: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
};

/** The fields of an error in a log line: name, message, stack and cause, no other properties. */
export function errorFields(error: Error, depth = 2): ErrorFields {
  const { name, message, stack, cause } = error;
  const { digest, code } = error as { digest?: unknown; code?: unknown };
  return {
    name,
    message: redactSecrets(message.slice(0, maxMessageLength)),
    ...(typeof digest === 'string' && { digest }),
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack: redactSecrets(framesOf(stack)) }),
    ...(cause instanceof Error && depth > 0 && { cause: errorFields(cause, depth - 1) }),
  };
}

/** The frames of a stack, without name and message. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .map((line) => line.trim())
    .join('\n')
    .slice(0, maxStackLength);
}
