import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Returns the modules of the project whose code runs in the browser: those that client components import, without what
 * they import for types alone.
 *
 * @param root the folder of the project.
 * @param files its modules, from there.
 */
export async function findBrowserModules(root: string, files: string[]): Promise<string[]> {
  const entries = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').startsWith("'use client'"),
  );
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries, 'instrumentation-client.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
  });
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const modules = parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  return [...new Set(modules)].filter((file) => !file.includes('node_modules')).sort();
}
