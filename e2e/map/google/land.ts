/** The drawing that the fake shows as a map: a grid, and roughly the coast of France. */

const coast: [number, number][] = [
  [51.05, 2.4],
  [50.1, 1.5],
  [49.5, 0.1],
  [49.3, -1.1],
  [49.7, -1.9],
  [48.65, -1.6],
  [48.85, -3.1],
  [48.4, -4.75],
  [47.8, -4.35],
  [47.3, -2.4],
  [46.2, -1.2],
  [44.6, -1.2],
  [43.4, -1.7],
  [42.8, -0.5],
  [42.6, 1.5],
  [42.45, 3.1],
  [43.3, 3.5],
  [43.4, 4.6],
  [43.1, 6.0],
  [43.75, 7.5],
  [44.3, 6.9],
  [45.2, 6.8],
  [46.2, 6.8],
  [46.4, 6.1],
  [47.5, 7.5],
  [48.95, 8.2],
  [49.45, 6.3],
  [50.15, 4.2],
];

const svg = 'http://www.w3.org/2000/svg';

/** Returns the drawing, and a function that redraws it, for each move of the map. */
export function drawLand(
  toPixel: (place: { lat: number; lng: number }) => { x: number; y: number },
) {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  Object.assign(drawing.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  drawing.style.background = '#cfe3ec';
  const land = document.createElementNS(svg, 'path');
  land.setAttribute('fill', '#f3f1e7');
  land.setAttribute('stroke', '#b9b5a3');
  const grid = document.createElementNS(svg, 'path');
  grid.setAttribute('stroke', '#a9bcc055');
  drawing.append(land, grid);
  const line = (points: { x: number; y: number }[]) =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const draw = () => {
    land.setAttribute('d', `${line(coast.map(([lat, lng]) => toPixel({ lat, lng })))}z`);
    const degrees = Array.from({ length: 31 }, (_, index) => index);
    grid.setAttribute(
      'd',
      degrees
        .flatMap((n) => [
          line([toPixel({ lat: 36 + n, lng: -20 }), toPixel({ lat: 36 + n, lng: 25 })]),
          line([toPixel({ lat: 30, lng: -12 + n }), toPixel({ lat: 60, lng: -12 + n })]),
        ])
        .join(''),
    );
  };
  return { drawing, draw };
}
