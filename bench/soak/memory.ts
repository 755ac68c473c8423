import { readFileSync } from 'node:fs';

/** The resident memory of a process in megabytes; Linux only. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Samples the memory of a process. */
export function watchMemory(pid: number) {
  const samples: { at: number; megabytes: number }[] = [];
  const sample = () => samples.push({ at: Date.now(), megabytes: residentMegabytes(pid) });
  const timer = setInterval(sample, 2_000);
  sample();
  return {
    stop: () => clearInterval(timer),
    /** The median of the last half minute. */
    now(): number {
      const since = Date.now() - 30_000;
      const late = samples.filter(({ at }) => at >= since).map(({ megabytes }) => megabytes);
      return late.sort((one, other) => one - other)[Math.floor(late.length / 2)] ?? 0;
    },
    highest: () => Math.max(...samples.map(({ megabytes }) => megabytes)),
  };
}
