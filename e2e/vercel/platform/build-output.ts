import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/* The output of `vercel build` in `.vercel/output`: https://vercel.com/docs/build-output-api */

const conditionSchema = z.object({
  type: z.enum(['header', 'query', 'cookie', 'host']),
  key: z.string().optional(),
  value: z.union([z.string(), z.object({ re: z.string() })]).optional(),
});

const routeSchema = z.object({
  src: z.string(),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  methods: z.array(z.string()).optional(),
  has: z.array(conditionSchema).optional(),
  missing: z.array(conditionSchema).optional(),
  continue: z.boolean().optional(),
  check: z.boolean().optional(),
  caseSensitive: z.boolean().optional(),
  middlewarePath: z.string().optional(),
});
export type Condition = z.infer<typeof conditionSchema>;
export type Route = z.infer<typeof routeSchema>;

const outputSchema = z.object({
  routes: z.array(z.union([z.object({ handle: z.string() }), routeSchema])),
  overrides: z
    .record(
      z.string(),
      z.object({ path: z.string().optional(), contentType: z.string().optional() }),
    )
    .default({}),
  crons: z.array(z.object({ path: z.string(), schedule: z.string() })).default([]),
});

const functionSchema = z.object({
  handler: z.string(),
  useWebApi: z.boolean().default(false),
  environment: z.record(z.string(), z.string()).default({}),
  /** The files that were traced into it, from its root, each with its path from the root of the project. */
  filePathMap: z.record(z.string(), z.string()).default({}),
});

const prerenderSchema = z.object({
  expiration: z.literal(false),
  initialStatus: z.number().default(200),
  initialHeaders: z.record(z.string(), z.string()).default({}),
});

export type StaticFile = { kind: 'file'; file: string; headers: Record<string, string> };
export type FunctionOutput = z.infer<typeof functionSchema> & {
  kind: 'function';
  /** The path in `.vercel/output/functions`, without `.func`. */
  name: string;
  folder: string;
};
export type Output = StaticFile | FunctionOutput;

export type BuildOutput = {
  /** Outputs by the path that each responds to. */
  outputs: ReadonlyMap<string, Output>;
  functions: readonly FunctionOutput[];
  /** The routes of each phase; the first phase is ''. */
  phases: ReadonlyMap<string, Route[]>;
  crons: { path: string; schedule: string }[];
};

export function readBuildOutput(folder: string): BuildOutput {
  const { routes, overrides, crons } = outputSchema.parse(readJson(join(folder, 'config.json')));
  const outputs = new Map<string, Output>();
  for (const file of filesIn(join(folder, 'static'))) {
    const name = relative(join(folder, 'static'), file);
    const { path = name, contentType } = overrides[name] ?? {};
    const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {};
    outputs.set(`/${path}`, { kind: 'file', file, headers });
  }
  const root = join(folder, 'functions');
  const functions = functionsIn(root).map((path): FunctionOutput => {
    const config = functionSchema.parse(readJson(join(path, '.vc-config.json')));
    const name = `/${relative(root, path).slice(0, -'.func'.length)}`;
    return { ...config, kind: 'function', name, folder: realpathSync(path) };
  });
  for (const found of functions) outputs.set(found.name, prerendered(root, found.name) ?? found);
  return { outputs, functions, phases: phasesOf(routes), crons };
}

/** The file that Vercel serves in place of a function whose response the build has made for good. */
function prerendered(root: string, name: string): StaticFile | null {
  const path = join(root, name);
  const files = readdirSync(join(path, '..')).map((file) => join(path, '..', file));
  if (!files.includes(`${path}.prerender-config.json`)) return null;
  const file = files.find((other) => other.startsWith(`${path}.prerender-fallback.`));
  if (file === undefined) throw new Error(`${name} has no prerendered file.`);
  const { initialHeaders } = prerenderSchema.parse(readJson(`${path}.prerender-config.json`));
  return { kind: 'file', file, headers: initialHeaders };
}

function phasesOf(routes: z.infer<typeof outputSchema>['routes']): Map<string, Route[]> {
  const phases = new Map<string, Route[]>([['', []]]);
  let phase = '';
  for (const route of routes) {
    if ('handle' in route) {
      phase = route.handle;
      phases.set(phase, []);
    } else phases.get(phase)?.push(route);
  }
  return phases;
}

/** The folders of functions; several may be links to one. */
function functionsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.func')) return [path];
    return entry.isDirectory() ? functionsIn(path) : [];
  });
}

/** All files below a folder; links to files among them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return lstatSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
