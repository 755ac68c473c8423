/** The corners of a path of our own: `M`, then steps from point to point. */
export function pointsOf(path: string): [number, number][] {
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
