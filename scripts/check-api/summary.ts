import type { Finding } from './api-check.ts';
import type { ApiReport } from './check-api.ts';
import { type OperationName, operations, titleOf } from './operations.ts';

/** A call of the contract, and what came of it. Times in milliseconds; `null` without a request. */
type CallSummary = {
  call: string;
  requests: number;
  medianMs: number | null;
  slowestMs: number | null;
  errors: number;
  advice: number;
};

/** Whether there are errors; advice does not count. */
export function hasErrors({ findings }: Pick<ApiReport, 'findings'>): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** The report for a machine. */
export function toJson(apiUrl: string, report: ApiReport): string {
  const { findings, skipped } = report;
  const result = {
    apiUrl,
    calls: callsOf(report),
    findings: findings.map(({ operation, ...finding }) => ({
      ...finding,
      operation: titleOf(operation),
    })),
    notChecked: skipped.map(({ operation, ...each }) => ({
      ...each,
      operation: titleOf(operation),
    })),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** The report as text: a table of the calls, then the findings, errors last, where a terminal shows them. */
export function summaryOf(report: ApiReport): string {
  const { findings, skipped, exchanges } = report;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const advice = findings.filter(({ severity }) => severity === 'advice');
  return [
    ...table(callsOf(report)),
    ...(skipped.length === 0 ? [] : ['', 'Not checked', '']),
    ...skipped.map(({ operation, what, reason }) => `  ${titleOf(operation)}: ${what} (${reason})`),
    ...section('Advice', advice),
    ...section('Errors', errors),
    '',
    `${counted(exchanges.length, 'request', 'requests')}: ${counted(errors.length, 'error', 'errors')}, ${counted(advice.length, 'piece of advice', 'pieces of advice')}.`,
    '',
  ].join('\n');
}

function callsOf({ exchanges, findings }: ApiReport): CallSummary[] {
  return (Object.keys(operations) as OperationName[]).map((operation) => {
    const own = exchanges.filter((exchange) => exchange.operation === operation);
    const times = own.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b);
    const count = (severity: Finding['severity']) =>
      findings.filter((each) => each.operation === operation && each.severity === severity).length;
    return {
      call: titleOf(operation),
      requests: own.length,
      medianMs: times[Math.floor(times.length / 2)] ?? null,
      slowestMs: times.at(-1) ?? null,
      errors: count('error'),
      advice: count('advice'),
    };
  });
}

function table(calls: CallSummary[]): string[] {
  const rows = [
    ['Call', 'Requests', 'Median', 'Slowest', 'Result'],
    ...calls.map(({ call, requests, medianMs, slowestMs, errors, advice }) => [
      call,
      String(requests),
      medianMs === null ? '–' : `${medianMs} ms`,
      slowestMs === null ? '–' : `${slowestMs} ms`,
      requests === 0 ? 'not called' : resultOf(errors, advice),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === row.length - 1
          ? cell.padEnd(column === 0 ? (widths[column] ?? 0) : 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function resultOf(errors: number, advice: number): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error', 'errors')] : []),
    ...(advice > 0 ? [`${advice} advice`] : []),
  ];
  return parts.join(', ') || 'ok';
}

function section(title: string, findings: Finding[]): string[] {
  if (findings.length === 0) return [];
  return [
    '',
    title,
    ...findings.flatMap(({ operation, call, rule, problem, effect }) => [
      '',
      `  ${operations[operation].method} ${call}  [${rule}]`,
      `    ${problem}`,
      `    → ${effect}`,
    ]),
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
