/*
 * Lets a script import the code of the site. Node.js 24 runs TypeScript, but takes each import for
 * the address it is: `@/lib/…` is that of the root (tsconfig.json), and what has no extension is a
 * TypeScript file. Loaded before the script: `node --import ./scripts/site-modules.ts script.ts`.
 */
import { registerHooks } from 'node:module';

const root = new URL('../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.includes('/node_modules/')) return next(specifier, context);
    const ours = specifier.replace(/^@\//, root.href);
    const isFile = ours.startsWith('.') || ours.startsWith('file:');
    return next(isFile && !/\.\w+$/.test(ours) ? `${ours}.ts` : ours, context);
  },
});
