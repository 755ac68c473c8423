import { build } from 'esbuild';
import { root } from '../../scripts/process.ts';
import { findLooseTexts } from './loose-texts.ts';
import { findNewer } from './newer.ts';
import { type Checked, readSources, type Source } from './sources.ts';

/** Checks that modules of browsers use nothing that the oldest browsers of Next.js lack, and survive a translation. */
export async function checkBrowserCode(): Promise<Checked> {
  const sources = readSources('{app,components,lib}/**/*.tsx');
  const modules = await findBrowserModules(sources);
  const code = modules.filter((file) => /\.(?:js|tsx?)$/.test(file));
  return {
    what: `${code.length} modules of browsers`,
    problems: [
      ...findNewer(code),
      ...sources.filter(([file]) => code.includes(file)).flatMap(findLooseTexts),
    ],
  };
}

/** Returns the modules that client components import, without modules that they import for types alone. */
export async function findBrowserModules(files: Source[]): Promise<string[]> {
  const entries = files.filter(([, text]) => text.startsWith("'use client'"));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...entries.map(([file]) => file),
      'instrumentation-client.ts',
      'lib/routing/inline-scripts/*.js',
    ],
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
