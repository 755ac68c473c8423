/**
 * Converts the shapes of an SVG icon to the `d` of one path.
 * @throws for a shape that no Lucide icon of ours has.
 */
export function oneLine(svg: string): string {
  return [...svg.matchAll(/<(\w+) ([^>]*)>/g)]
    .filter(([, tag]) => tag !== 'svg')
    .map(([, tag = '', attributes = '']) => lineOf(tag, readAttributes(attributes)))
    .join('');
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function lineOf(tag: string, attributes: Map<string, string>): string {
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  switch (tag) {
    case 'path':
      return fromAnywhere(attributes.get('d') ?? '');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'circle': {
      const [r, across] = [number('r'), round(2 * number('r'))];
      return `M${round(number('cx') - r)} ${number('cy')}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
    }
    case 'rect': {
      const r = number('rx');
      const [width, height] = [round(number('width') - 2 * r), round(number('height') - 2 * r)];
      const corner = (x: number, y: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
      return `M${round(number('x') + r)} ${number('y')}h${width}${corner(r, r)}v${height}${corner(-r, r)}h-${width}${corner(-r, -r)}v-${height}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`No line is known for <${tag}>.`);
  }
}

/** A path may begin with a relative `m`: it starts from 0 0 alone, but not after another path. */
function fromAnywhere(d: string): string {
  return d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.?)/,
    // Further coordinates after `m` are lines, which stay relative.
    (_, x, y, next) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}${next}`,
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;
