import { redactSecrets } from './redact-secrets.ts';

const maxStackLength = 4_000;

/** An error in a log line. */
type ErrorFields = {
  name: string;
  message: string;
  /** What the visitor's page says of it, and what tells our own errors apart. */
  digest?: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
};

/** What a log says of an error: what it is and where it came from, without what it carries. */
export function errorFields(error: Error, depth = 2): ErrorFields {
  const { name, message, stack, cause } = error;
  const { digest, code } = error as { digest?: unknown; code?: unknown };
  return {
    name,
    message: redactSecrets(message),
    ...(typeof digest === 'string' && { digest }),
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack: redactSecrets(framesOf(stack)) }),
    ...(cause instanceof Error && depth > 0 && { cause: errorFields(cause, depth - 1) }),
  };
}

/** The places only: name and message stand before them. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .map((line) => line.trim())
    .join('\n')
    .slice(0, maxStackLength);
}
