import type { ApiReport } from './check-api.ts';
import { operationOf, operations, type Severity } from './contract.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The report for a machine. */
export function toJson(apiUrl: string, report: ApiReport): string {
  const titled = <T extends { operation: string }>(each: T) => ({
    ...each,
    operation: operationOf(each.operation).title,
  });
  const findings = report.findings.map(titled);
  const notChecked = report.skipped.map(titled);
  return `${JSON.stringify({ apiUrl, calls: callsOf(report), findings, notChecked }, null, 2)}\n`;
}

/** The report as text: a table of the calls, then the findings, errors last, where a terminal shows them. */
export function summaryOf(report: ApiReport): string {
  const { exchanges, findings, skipped } = report;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const advice = findings.filter(({ severity }) => severity === 'advice');
  return [
    ...table(report),
    ...(skipped.length === 0 ? [] : ['', 'Not checked', '']),
    ...skipped.map(
      (each) => `  ${operationOf(each.operation).title}: ${each.what} (${each.reason})`,
    ),
    ...section('Advice', advice),
    ...section('Errors', errors),
    '',
    `${counted(exchanges.length, 'request', 'requests')}: ${counted(errors.length, 'error', 'errors')}, ${counted(advice.length, 'piece of advice', 'pieces of advice')}.`,
    '',
  ].join('\n');
}

/** The requests and findings of each operation. Times are in milliseconds; `null` without a request. */
function callsOf({ exchanges, findings }: ApiReport) {
  return operations.map(({ name, title }) => {
    const times = exchanges
      .filter(({ operation }) => operation === name)
      .map(({ milliseconds }) => Math.round(milliseconds))
      .sort((a, b) => a - b);
    const count = (severity: Severity) =>
      findings.filter((each) => each.operation === name && each.severity === severity).length;
    return {
      call: title,
      requests: times.length,
      medianMs: times[Math.floor(times.length / 2)] ?? null,
      slowestMs: times.at(-1) ?? null,
      errors: count('error'),
      advice: count('advice'),
    };
  });
}

function table(report: ApiReport): string[] {
  const width = Math.max(...operations.map(({ title }) => title.length));
  const time = (ms: number | null) => (ms === null ? '–' : `${ms} ms`).padStart(8);
  const lines = callsOf(report).map(({ call, requests, medianMs, slowestMs, errors, advice }) => {
    const found = [errors && counted(errors, 'error', 'errors'), advice && `${advice} advice`];
    const result = requests === 0 ? 'not called' : found.filter(Boolean).join(', ') || 'ok';
    const count = String(requests).padStart(8);
    return [call.padEnd(width), count, time(medianMs), time(slowestMs), result].join('  ');
  });
  return [`${'Call'.padEnd(width)}  Requests    Median   Slowest  Result`, ...lines];
}

function section(title: string, findings: ApiReport['findings']): string[] {
  const lines = findings.flatMap(({ operation, call, rule, problem, effect }) => [
    '',
    `  ${operationOf(operation).method} ${call}  [${rule}]`,
    `    ${problem}`,
    `    → ${effect}`,
  ]);
  return lines.length === 0 ? [] : ['', title, ...lines];
}
