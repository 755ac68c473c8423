/*
 * Lets a script import the code of the site: resolves `@/lib/…` from the root (tsconfig.json), and adds
 * `.ts` to imports without extension, which Node.js 24 does not do. Loaded before the script:
 * `node --import ./scripts/site-modules.ts script.ts`.
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
