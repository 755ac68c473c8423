/*
 * Runs what `vercel build` has written to `.vercel/output` as Vercel would, as far as its documentation says: routing,
 * functions with only the files that were traced into them, the CDN and the runtime cache.
 *
 * node e2e/vercel/platform/main.ts PORT, with the variables of the site. Tests call `/__platform/…`.
 */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { readBuildOutput, type StaticFile } from './build-output.ts';
import { type CacheState, createCdnCache, visibleHeaders } from './cdn-cache.ts';
import { type Answer, type Call, createFunctions } from './functions.ts';
import { createRouter, type Target } from './router.ts';

const port = Number(process.argv[2]);
const output = readBuildOutput('.vercel/output');
const { PATH: _path, NODE_OPTIONS: _options, ...variables } = process.env;
// Outside of the project, whose packages a function would find.
const work = await mkdtemp(join(tmpdir(), 'vercel-functions-'));
await chmod(work, 0o755);
let skippedMs = 0;
const origin = `http://127.0.0.1:${port}`;
const functions = createFunctions(work, variables, origin, () => skippedMs);
const route = createRouter(output, functions);
const cdn = createCdnCache();
const runtimeCache = new Map<string, { value: unknown; tags: string[]; endsAt: number }>();

const commandSchema = z.object({
  key: z.string().default(''),
  value: z.unknown().optional(),
  tags: z.array(z.string()).default([]),
  /** Seconds. */
  ttl: z.number().default(Number.POSITIVE_INFINITY),
  seconds: z.number().default(0),
});
type Command = z.infer<typeof commandSchema>;

/** The calls of the functions and the tests, below `/__platform/`. */
const commands: Record<string, (command: Command) => unknown> = {
  'cache/get': ({ key }) => {
    const item = runtimeCache.get(key);
    return item && item.endsAt > Date.now() + skippedMs ? item.value : null;
  },
  'cache/set': ({ key, value, tags, ttl }) => {
    const bytes = JSON.stringify(value).length;
    // https://vercel.com/docs/caching/runtime-cache#limits-and-usage
    if (bytes > 2_000_000) throw new Error(`${bytes} bytes are too many for the runtime cache.`);
    runtimeCache.set(key, { value, tags, endsAt: Date.now() + skippedMs + 1_000 * ttl });
  },
  'cache/delete': ({ key }) => runtimeCache.delete(key),
  'cache/expire': ({ tags }) => {
    for (const [key, item] of runtimeCache) {
      if (item.tags.some((tag) => tags.includes(tag))) runtimeCache.delete(key);
    }
  },
  'cdn/invalidate': ({ tags }) => cdn.invalidate(tags),
  'cdn/delete': ({ tags }) => cdn.delete(tags),
  'cache/clear': () => runtimeCache.clear(),
  recycle: () => functions.recycle(),
  'skip-time': ({ seconds }) => {
    cdn.skipTime(seconds);
    skippedMs += 1_000 * seconds;
    return functions.recycle();
  },
};

/** Internal headers, which Vercel does not accept from visitors. */
const internal = /^x-(?:matched-path|middleware-.*|now-.*|vercel-.*|real-ip|forwarded-.*)$/;

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const sent = Object.entries(request.headers).filter(([name]) => !internal.test(name));
  const headers = {
    ...Object.fromEntries(sent),
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': request.headers.host,
    'x-vercel-id': 'cdg1::test',
  };
  const { method = '', url = '' } = request;
  return { method, url, headers, body: Buffer.concat(parts) };
}

const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function answerWithFile({ file, headers }: StaticFile): Answer {
  const own = { 'cache-control': 'public, max-age=0, must-revalidate' };
  const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
  return {
    status: 200,
    headers: { ...own, 'content-type': type, ...headers },
    body: readFileSync(file),
  };
}

async function answerFrom(
  target: Target,
  call: Call,
): Promise<{ answer: Answer; state: CacheState }> {
  if (target.kind === 'answer') return { answer: target.answer, state: 'BYPASS' };
  const { output, path, routed } = target;
  const isSafe = call.method === 'GET' || call.method === 'HEAD';
  // The CDN stores what a GET gets.
  const method = isSafe ? 'GET' : call.method;
  const run = async (): Promise<Answer> => {
    const query = routed.query.size === 0 ? '' : `?${routed.query}`;
    const headers = { ...routed.headers, 'x-matched-path': path };
    const answer =
      output.kind === 'file'
        ? answerWithFile(output)
        : await functions.call(output, { ...call, method, url: routed.path + query, headers });
    const status = answer.status === 200 ? (routed.status ?? 200) : answer.status;
    return { ...answer, status, headers: { ...routed.added, ...answer.headers } };
  };
  if (output.kind === 'file' || !isSafe) return { answer: await run(), state: 'BYPASS' };
  return cdn.respond(call.url, call.headers, run);
}

const ofConnection = /^(?:connection|keep-alive|transfer-encoding|content-length)$/;

const server = createServer(async (request, response) => {
  const call = await readCall(request);
  const [, name = ''] = /^\/__platform\/(.*)$/.exec(call.url) ?? [];
  try {
    if (name !== '') {
      const command = commandSchema.parse(JSON.parse(`${call.body}` || '{}'));
      const result = await commands[name]?.(command);
      return response.end(JSON.stringify(result ?? null));
    }
    const { answer, state } = await answerFrom(await route(call), call);
    const headers: IncomingHttpHeaders = {
      ...visibleHeaders(answer.headers),
      'x-vercel-cache': state,
    };
    for (const [header, value] of Object.entries(headers)) {
      if (value !== undefined && !ofConnection.test(header)) response.setHeader(header, value);
    }
    response.statusCode = answer.status;
    response.end(call.method === 'HEAD' ? undefined : answer.body);
  } catch (error) {
    console.error(call.url, error);
    response.writeHead(599).end(String(error));
  }
});

async function stop(): Promise<void> {
  server.close();
  await functions.recycle();
  await rm(work, { recursive: true, force: true });
  process.exit();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

server.listen(port, '127.0.0.1');
