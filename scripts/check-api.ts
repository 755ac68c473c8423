/*
 * `npm run check:api -- https://api.example.org`: whether a live API keeps the contract that the site needs.
 */
import { variables } from '@/lib/config-variables';
import { type CheckOptions, help, OptionError, readOptions } from './check-api/options.ts';
import { siteEnvironment } from './site.ts';

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

/** The configuration of a site on this API, whatever the environment says. */
function configureSite(apiUrl: string): void {
  for (const name of Object.keys(variables)) delete process.env[name];
  Object.assign(process.env, siteEnvironment(apiUrl, 'https://www.example.org'));
}
