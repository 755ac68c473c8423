import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { departmentOutlines, insetSize, insets, mapPoint, mapSize } from './france-map';
import { gazetteer } from './gazetteer/gazetteer';

/** The corners of a path of our own: `M`, then steps from point to point. */
function pointsOf(path: string): [number, number][] {
  return path.split('z').flatMap((ring) => {
    const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = ring === '' ? [] : [[x, y]];
    for (let i = 0; i < steps.length; i += 2) {
      const [lastX, lastY] = points.at(-1) ?? [0, 0];
      points.push([lastX + (steps[i] ?? 0), lastY + (steps[i + 1] ?? 0)]);
    }
    return points;
  });
}

/** A rectangle on the map. */
type Box = { x: number; y: number; width: number; height: number };

/** Where metropolitan France is. */
const mainBox = { x: 4, y: 6, width: 992, height: 960 };
/** Where the departments of the inset around Paris are. */
const parisBox = { x: 22, y: 14, width: 118, height: 118 };
const parisCodes = ['75', '92', '93', '94'];
/** Where each overseas department is, within the frame of its inset. */
const overseasBoxes = new Map(
  ['971', '972', '973', '974', '976'].map((code, index) => {
    const { x = 0, y = 0 } = insets[index + 1]?.frame ?? {};
    return [code, { x: x + insetSize.left, y: y + insetSize.top, ...insetSize }];
  }),
);

const outlines = [...departmentOutlines().values()];
const outlineOf = (code: string) => departmentOutlines().get(code);

const isInside = ({ x, y, width, height }: Box, path: string) =>
  pointsOf(path).every(
    ([px, py]) => px >= x - 1 && px <= x + width + 1 && py >= y - 1 && py <= y + height + 1,
  );

test('the 101 departments of France are drawn, each once', () => {
  const codes = gazetteer()
    .territories.filter((place) => place.kind === 'department' && place.region !== null)
    .map(({ code }) => code);
  expect(codes).toHaveLength(101);
  expect(outlines.map(({ code }) => code)).toEqual(codes.sort());
});

test('every path is closed lines in whole units, of three points and more', () => {
  for (const path of outlines.flatMap(({ paths }) => paths)) {
    expect(path).toMatch(/^(?:M\d+ \d+l-?\d+(?:[ -]\d+){3,}z)+$/);
  }
});

test('every path is where it belongs', () => {
  for (const { code, paths } of outlines) {
    const [path = '', inset] = paths;
    expect(isInside(overseasBoxes.get(code) ?? mainBox, path)).toBe(true);
    expect(inset !== undefined).toBe(parisCodes.includes(code));
    if (inset !== undefined) expect(isInside(parisBox, inset)).toBe(true);
  }
  expect(overseasBoxes.size).toBe(5);
  for (const { frame } of insets) {
    expect(frame.x + frame.width).toBeLessThanOrEqual(mapSize.width);
    expect(frame.y + frame.height).toBeLessThanOrEqual(mapSize.height);
  }
});

test('no frame of an inset covers metropolitan France', () => {
  const metropolitan = outlines.filter(({ code }) => !overseasBoxes.has(code));
  const points = metropolitan.flatMap(({ paths }) => pointsOf(paths[0] ?? ''));
  for (const { frame } of insets) {
    const covered = points.filter(
      ([x, y]) =>
        x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height,
    );
    expect(covered).toEqual([]);
  }
});

test('a department is a neighbour of its neighbours', () => {
  for (const { code, neighbours } of outlines) {
    expect(neighbours).not.toContain(code);
    for (const other of neighbours) expect(outlineOf(other)?.neighbours).toContain(code);
  }
});

test.each([
  ['29', ['22', '56']],
  ['75', ['92', '93', '94']],
  ['2A', ['2B']],
  ['90', ['25', '68', '70', '88']],
  ['84', ['04', '07', '13', '26', '30', '83']],
  ['974', []],
])('the neighbours of %s', (code, neighbours) => {
  expect(outlineOf(code)?.neighbours).toEqual(neighbours);
});

test('the shapes of two neighbours meet', () => {
  const corners = new Map(
    outlines.map(({ code, paths }) => [code, new Set(pointsOf(paths[0] ?? '').map(String))]),
  );
  for (const { code, neighbours } of outlines) {
    for (const other of neighbours) {
      const touches = [...(corners.get(code) ?? [])].some((point) =>
        corners.get(other)?.has(point),
      );
      expect(`${code} ${other} ${touches}`).toBe(`${code} ${other} true`);
    }
  }
});

test('the file stays small: 60 kB, 25 kB compressed', () => {
  const file = readFileSync('data/department-outlines.tsv');
  expect(file.length).toBeLessThan(60_000);
  expect(gzipSync(file).length).toBeLessThan(25_000);
});

/** Whether a point is in a shape of closed lines: a ray to the right crosses its lines an odd number of times. */
function contains(path: string, { x, y }: { x: number; y: number }): boolean {
  let isIn = false;
  for (const ring of path.split('z').filter((part) => part !== '')) {
    const points = pointsOf(`${ring}z`);
    for (const [index, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points.at(index - 1) ?? [0, 0];
      if (toY > y === fromY > y) continue;
      if (x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isIn = !isIn;
    }
  }
  return isIn;
}

test('communes are in the outline of their department, but for a few beside a simplified border', () => {
  const largest = gazetteer().communes.slice(0, 4_000);
  const outside = largest.filter(({ centre, department }) => {
    const path = departmentOutlines().get(department.code)?.paths[0];
    const point = centre && mapPoint(centre, department.code);
    return path !== undefined && point !== null && !contains(path, point);
  });
  expect(outside.length).toBeLessThan(40);
});

test('collectivities, which have no outline, are on no map', () => {
  expect(mapPoint({ latitude: -17.54, longitude: -149.57 }, '987')).toBeNull();
  expect(mapPoint({ latitude: 18.07, longitude: -63.08 }, '978')).toBeNull();
});
