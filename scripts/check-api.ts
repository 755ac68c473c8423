/*
 * `npm run check:api -- https://api.example.org`: whether a live API keeps the contract that the site needs.
 */
import { configureSite } from './check-api/configure-site.ts';
import { type CheckOptions, help, OptionError, readOptions } from './check-api/options.ts';

// Nothing could be checked.
const failure = 2;

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else await run(options);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\n\n${help}`);
  process.exitCode = failure;
}

async function run(options: CheckOptions): Promise<void> {
  configureSite(options.apiUrl);
  // The code of the site reads its configuration when it is loaded.
  const { runCheck } = await import('./check-api/run-check.ts');
  process.exitCode = await runCheck(options);
}
