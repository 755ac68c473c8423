/**
 * Stops the start of the server, with a message. `npm start` stops by itself where next.config.ts
 * reads the configuration; the folder that runs without the project has no such file, and Next.js
 * would go on and answer 500.
 */
export function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Stops a Node.js that cannot read the caches of next.config.ts: they are TypeScript, as written. */
export function requireTypeScript(): void {
  if (process.features.typescript) return;
  giveUp(new Error(`Node.js 22.18 or newer is needed; this one is ${process.version}.`));
}
