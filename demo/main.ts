import { once } from 'node:events';
import { resetPaths } from './auth/demo-accounts.ts';
import { type Options, readOptions } from './options.ts';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';
import type { Progress } from './store/fill-sample.ts';
import { usage } from './usage.ts';

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage(resetPaths()));
  else await serve(options);
} catch (error) {
  if (!stopping.signal.aborted) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

async function serve(options: Options): Promise<void> {
  const log = (line: string) => console.error(line);
  const server = await startServer(options, {
    onError: log,
    onResponse: options.verbose ? log : undefined,
    onProgress: progress(),
    signal: stopping.signal,
  });
  console.log(`Demo API ready on ${server.url}`);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await server.stop();
}

/** Logs every two seconds while a large sample is made. */
function progress(): Progress {
  const pace = 2_000;
  let last = performance.now();
  return (done, total) => {
    if (performance.now() - last < pace) return;
    last = performance.now();
    console.log(`Making the sample: ${done} of ${total} ads`);
  };
}
