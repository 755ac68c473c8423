/** Ends a failed start: writes only the message of the error to stderr and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
