/* `npm run check:api -- https://api.example.org`: whether a live API keeps the contract that the site needs. */
import { configureSite, help, OptionError, readOptions } from './options.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\n\n${help}`);
  process.exitCode = 2;
}

/** Prints the report, with the progress on stderr. Returns the exit code: 2 when nothing could be checked. */
async function run(options: NonNullable<ReturnType<typeof readOptions>>): Promise<number> {
  const { apiUrl, concurrency, writes, json } = options;
  configureSite(apiUrl);
  const { checkApi, UnreachableError } = await import('./check-api.ts');
  const { summaryOf, toJson } = await import('./summary.ts');
  try {
    const onStep = (step: string) => console.error(`${step}…`);
    const report = await checkApi({ origin: apiUrl, concurrency, writes, onStep });
    process.stdout.write(json ? toJson(apiUrl, report) : summaryOf(report));
    return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    console.error(error.message);
    return 2;
  }
}
