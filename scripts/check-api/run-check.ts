import { checkApi, type Writes } from './check-api.ts';
import type { CheckOptions } from './options.ts';
import { progressOn } from './progress.ts';
import { hasErrors, summaryOf, toJson } from './summary.ts';
import { UnreachableError } from './unreachable-error.ts';

/** Checks an API and prints the report, with the progress on stderr. Returns the exit code. */
export async function runCheck(options: CheckOptions): Promise<0 | 1 | 2> {
  const { apiUrl, concurrency, json } = options;
  const progress = progressOn(process.stderr);
  try {
    const report = await checkApi({
      origin: apiUrl,
      concurrency,
      writes: writesOf(options),
      onProgress: progress.show,
    });
    progress.end();
    process.stdout.write(json ? toJson(apiUrl, report) : summaryOf(report));
    return hasErrors(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    progress.end();
    console.error(error.message);
    return 2;
  }
}

function writesOf({ tryWrites, resetLink }: CheckOptions): Writes {
  if (resetLink !== null) return { kind: 'link', link: resetLink };
  return { kind: tryWrites ? 'refusal' : 'none' };
}
