import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { register } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import '../server/metrics';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The names of the series that Prometheus stores from `/metrics`, and `up`, which it adds itself. */
const known = new Set([
  'up',
  ...register
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
]);

/** The metrics that a PromQL expression selects. Throws if the expression is malformed. */
function metricsIn(expression: string): string[] {
  // Grafana replaces this variable by a duration.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names: string[] = [];
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) throw new Error(`malformed near ${from}: ${text}`);
      const isMetric = name === 'Identifier' && node.parent?.name === 'VectorSelector';
      if (isMetric) names.push(text.slice(from, to));
    },
  });
  return names;
}

function expectKnown(expressions: string[]): void {
  for (const expression of expressions) {
    const names = metricsIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
}

const rulesSchema = z.strictObject({
  groups: z.tuple([
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ]),
});

test('each alert uses metrics that the site has, and its runbook is a heading of docs/operations.md', () => {
  const { rules } = rulesSchema.parse(parse(read('alerts.yml'))).groups[0];
  expect(rules).toHaveLength(5);
  expectKnown(rules.map(({ expr }) => expr));
  const headings = read('../docs/operations.md').matchAll(/^#+ (.+)$/gm);
  const anchors = [...headings].map(
    ([, heading = '']) =>
      `docs/operations.md#${heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-')}`,
  );
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(anchors).toContain(annotations.runbook);
  }
});

const panelSchema = z.looseObject({
  id: z.int().positive(),
  type: z.enum(['row', 'stat', 'table', 'timeseries']),
  title: z.string().min(1),
  gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z
    .array(
      z.looseObject({
        refId: z.string(),
        expr: z.string(),
        datasource: z.object({ uid: z.string() }),
      }),
    )
    .optional(),
});
const dashboardSchema = z.looseObject({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.literal(41),
  panels: z.array(panelSchema),
  templating: z.object({ list: z.array(z.looseObject({ name: z.string() })) }),
});

test('each panel of the dashboard uses metrics that the site has, and overlaps no other', () => {
  const { panels, templating } = dashboardSchema.parse(JSON.parse(read('grafana.json')));
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expectKnown(shown);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  // Each metric of our own is in a panel, except the state of the index, which its age shows.
  const all = new Set(
    shown.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  const ours = register.getMetricsAsArray().map(({ name }) => name);
  expect(ours.filter((name) => name.startsWith('medireleve_') && !all.has(name))).toEqual([
    'medireleve_ads_index_state',
  ]);
});

test('metricsIn returns the metrics of an expression, and throws if it is malformed', () => {
  expect(metricsIn('sum by (le) (rate(a_bucket{b="c"}[5m])) / on () d')).toEqual(['a_bucket', 'd']);
  expect(() => metricsIn('sum by (le (rate(a[5m]))')).toThrow('malformed');
});
