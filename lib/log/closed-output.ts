/**
 * Lets the process outlive whoever read its log. Otherwise a line nobody takes is an error, which
 * Next.js writes down, which is an error: it would do nothing else, nor end when told to.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
