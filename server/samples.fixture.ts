/** A line of `/metrics`. */
type Sample = { name: string; labels: Record<string, string>; value: number };

const samplePattern = /^([a-z_]\w*)(?:\{(.*)\})? (NaN|[-+]?Inf|[-+\d.e]+)$/i;
const labelPattern = /([a-z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/gi;

/**
 * Reads the text format of Prometheus.
 * @throws {Error} when a line is malformed, a sample has no type before it, or comes twice.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function samplesIn(text: string): Sample[] {
  const types = new Map<string, string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, typed, type = ''] =
      /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (typed !== undefined) types.set(typed, type);
    if (typed !== undefined || /^# HELP \w+ \S/.test(line)) continue;
    const [, name = '', list = '', value] = samplePattern.exec(line) ?? [];
    const labels = [...list.matchAll(labelPattern)];
    const isWhole = labels.map(([all]) => all).join('') === list;
    const family = name.replace(/_(?:bucket|sum|count)$/, '');
    const isTyped = types.has(name) || ['histogram', 'summary'].includes(types.get(family) ?? '');
    const key = `${name}{${list}}`;
    if (value === undefined || !isWhole || !isTyped || seen.has(key)) {
      throw new Error(`not the text format of Prometheus: ${line}`);
    }
    seen.add(key);
    samples.push({
      name,
      labels: Object.fromEntries(labels.map(([, label, text]) => [label, text])),
      value: Number(value.replace('Inf', 'Infinity')),
    });
  }
  return samples;
}

/** The value of the sample with just these labels; `undefined` when there is none. */
export function sampleOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string>,
): number | undefined {
  const expected = JSON.stringify(Object.entries(labels).sort());
  return samples.find(
    (sample) =>
      sample.name === name && JSON.stringify(Object.entries(sample.labels).sort()) === expected,
  )?.value;
}
