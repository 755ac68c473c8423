import { resetPaths } from './accounts/reset-password.ts';
import { type Options, readOptions, StartError, usage } from './options.ts';
import { startServer } from './server.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage(resetPaths()));
  else await serve(options);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

async function serve(options: Options): Promise<void> {
  const log = (line: string) => console.error(line);
  const server = await startServer(options, {
    onError: log,
    onResponse: options.verbose ? log : undefined,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, server.stop);
  console.log(`Demo API ready on ${server.url}`);
}
