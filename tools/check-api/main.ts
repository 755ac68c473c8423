/* `npm run check:api -- https://api.example.org`: whether a live API keeps the contract that the site needs. */
import { configureSite, help, NotCheckedError, OptionError, readOptions } from './options.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof NotCheckedError)) throw error;
  console.error(error instanceof OptionError ? `${error.message}\n\n${help}` : error.message);
  process.exitCode = 2;
}

/** Prints the report, with the progress on stderr. Returns the exit code. */
async function run(options: NonNullable<ReturnType<typeof readOptions>>): Promise<number> {
  const { apiUrl, concurrency, writes, json } = options;
  configureSite(apiUrl);
  const { checkApi, summaryOf, toJson } = await import('./check-api.ts');
  const onStep = (step: string) => console.error(`${step}…`);
  const report = await checkApi({ origin: apiUrl, concurrency, writes, onStep });
  process.stdout.write(json ? toJson(apiUrl, report) : summaryOf(report));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
