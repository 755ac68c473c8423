/** Ends a start that cannot go well, with the message of the error alone on stderr and exit code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
