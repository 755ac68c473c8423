import { median } from '../finding.ts';
import { load, type Speed } from '../load.ts';

export type Runner = { name: string; url: string; status?: number };

type Round = Map<string, Speed>;

const rounds = 3;
const seconds = 2;
/** As long as a slow machine takes to render a page for all connections at once. */
const secondsToWarmUp = 2;

/** Loads servers in turn, several times. */
export async function race(runners: Runner[]): Promise<Rounds> {
  for (const { url, status } of runners) await load(url, secondsToWarmUp, status);
  const run: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds: Round = new Map();
    for (const { name, url, status } of runners) speeds.set(name, await load(url, seconds, status));
    run.push(speeds);
  }
  return new Rounds(run);
}

/** Medians over the rounds; ratios are taken within a round, under the same load on the machine. */
export class Rounds {
  readonly #rounds: Round[];

  constructor(run: Round[]) {
    this.#rounds = run;
  }

  rate(name: string): number {
    return this.#median((round) => speedOf(round, name).rate);
  }

  p99(name: string): number {
    return this.#median((round) => speedOf(round, name).p99);
  }

  ratio(name: string, to: string): number {
    return this.#median((round) => speedOf(round, name).rate / speedOf(round, to).rate);
  }

  #median(figure: (round: Round) => number): number {
    return median(this.#rounds.map(figure));
  }
}

function speedOf(round: Round, name: string): Speed {
  const speed = round.get(name);
  if (speed === undefined) throw new Error(`Not measured: ${name}`);
  return speed;
}
