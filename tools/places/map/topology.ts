import type { Outline, Point, Ring } from './outlines.ts';

/** A part of a border, between two points where three areas meet, or a whole ring. */
export type Arc = readonly Point[];

/** A department, each ring as its arcs in order; a shared border is the same arc, by identity. */
export type ArcOutline = { code: string; rings: readonly (readonly ArcUse[])[] };
type ArcUse = { arc: Arc; reversed: boolean };

/**
 * Cuts outlines into arcs, so that a border that two departments share is simplified once and leaves no gap
 * (Bostock, « How to infer topology »).
 */
export function cutIntoArcs(outlines: readonly Outline[]): ArcOutline[] {
  const junctions = findJunctions(outlines);
  const known = new Map<string, Arc>();
  return outlines.map(({ code, rings }) => ({
    code,
    rings: rings.map((ring) => cutRing(ring, junctions).map((arc) => useOf(arc, known))),
  }));
}

/** The departments that share a border, by code, each in order. */
export function findNeighbours(outlines: readonly ArcOutline[]): Map<string, string[]> {
  const owners = new Map<Arc, Set<string>>();
  for (const { code, rings } of outlines) {
    for (const { arc } of rings.flat()) owners.set(arc, (owners.get(arc) ?? new Set()).add(code));
  }
  const neighbours = new Map(outlines.map(({ code }) => [code, new Set<string>()]));
  for (const codes of owners.values()) {
    for (const code of codes) {
      for (const other of codes) if (other !== code) neighbours.get(code)?.add(other);
    }
  }
  return new Map([...neighbours].map(([code, others]) => [code, [...others].sort()]));
}

const keyOf = ([x, y]: Point) => `${x},${y}`;

/** Points with other than two neighbours on all rings together. */
function findJunctions(outlines: readonly Outline[]): Set<string> {
  const around = new Map<string, Set<string>>();
  const link = (from: string, to: string) =>
    around.set(from, (around.get(from) ?? new Set()).add(to));
  for (const ring of outlines.flatMap(({ rings }) => rings)) {
    for (const [index, point] of ring.slice(1).entries()) {
      const [one, other] = [keyOf(ring[index] ?? point), keyOf(point)];
      link(one, other);
      link(other, one);
    }
  }
  return new Set([...around].filter(([, { size }]) => size !== 2).map(([key]) => key));
}

function cutRing(ring: Ring, junctions: ReadonlySet<string>): Arc[] {
  const points = ring.slice(0, -1);
  const found = points.findIndex((point) => junctions.has(keyOf(point)));
  // A ring without a junction starts at its smallest point, whichever department it is read for.
  const start = found === -1 ? indexOfSmallest(points) : found;
  const turned = [...points.slice(start), ...points.slice(0, start + 1)];
  const arcs: Point[][] = [];
  for (const point of turned) {
    const current = arcs.at(-1);
    current?.push(point);
    if (current === undefined || junctions.has(keyOf(point))) arcs.push([point]);
  }
  return arcs.filter(({ length }) => length > 1);
}

function indexOfSmallest(points: readonly Point[]): number {
  const keys = points.map(keyOf);
  return keys.indexOf(keys.toSorted()[0] ?? '');
}

function useOf(arc: Arc, known: Map<string, Arc>): ArcUse {
  const keys = arc.map(keyOf);
  const [key, back] = [keys.join(' '), keys.toReversed().join(' ')];
  const same = known.get(key);
  if (same !== undefined) return { arc: same, reversed: false };
  const opposite = known.get(back);
  if (opposite !== undefined) return { arc: opposite, reversed: true };
  known.set(key, arc);
  return { arc, reversed: false };
}
