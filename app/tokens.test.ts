import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import postcss, { type Declaration, type Rule } from 'postcss';

/*
 * The colours of app/tokens.css: their contrast in each theme (WCAG 2.2, 1.4.3 and 1.4.11), and that style sheets use
 * no others.
 */

/** The least contrast of text; of large text, icons, edges of controls and the focus ring; of what adorns. */
const minimum = { text: 4.5, graphic: 3, decoration: 1.05 };
/** Minimum where the visitor prefers more contrast; for text that of level AAA (1.4.6). */
const minimumOfMore: typeof minimum = { text: 7, graphic: 4.5, decoration: 1.05 };

const surfaces = 'page surface surface-raised surface-muted mint mint-light';

/** Which colours are on which: every pair of the site. */
const pairs: [foreground: string, use: keyof typeof minimum, backgrounds: string][] = [
  ['ink', 'text', `${surfaces} apricot-tint danger-tint success-tint table-head table-row`],
  ['ink-muted', 'text', `${surfaces} apricot-tint`],
  ['pine', 'text', `${surfaces} apricot-tint table-row`],
  ['pine-deep', 'text', `${surfaces} apricot-tint table-head`],
  ['on-pine', 'text', 'pine pine-deep'],
  ['on-deep', 'text', 'deep deep-raised'],
  ['on-deep-muted', 'text', 'deep deep-raised'],
  ['deep', 'text', 'on-deep on-deep-muted'],
  ['apricot-ink', 'text', 'page surface apricot-tint'],
  ['danger', 'text', 'page surface danger-tint'],
  ['success', 'text', 'page surface success-tint'],
  ['line-control', 'graphic', 'page surface surface-raised mint-light'],
  ['teal', 'graphic', 'surface'],
  ['deep-line', 'graphic', 'deep'],
  ['focus', 'graphic', 'focus-gap'],
  // The mark, and what separates or adorns.
  ['line', 'decoration', 'page surface surface-raised mint-light'],
  ['apricot', 'decoration', 'page surface deep'],
  ['teal', 'decoration', 'page mint-light'],
  ['arc', 'decoration', 'page surface mint-light'],
  ['arc-light', 'decoration', 'page surface mint-light'],
  ['table-head', 'decoration', 'surface'],
  ['table-row', 'decoration', 'surface'],
  ['shade', 'decoration', 'surface'],
  ['backdrop', 'decoration', 'page surface'],
  ['device', 'decoration', 'mint-light'],
  // The map of France, from one shade to the next; the least one is another hue. Text says each number.
  ['map-none', 'decoration', 'page'],
  ['map-1', 'decoration', 'map-none'],
  ...[2, 3, 4, 5, 6, 7].map((level): (typeof pairs)[number] => [
    `map-${level}`,
    'decoration',
    `map-${level - 1}`,
  ]),
];

/** Pairs within `data-light` only. */
const pairsInLight: typeof pairs = [
  ['ink', 'text', 'apricot'],
  ['result', 'text', 'surface'],
  ['result-site', 'text', 'surface'],
  ['result-title', 'text', 'surface'],
  ['line', 'decoration', 'picture-surface'],
];

type Theme = { dark: boolean; contrast: boolean };

const themes: [string, Theme][] = [
  ['light', { dark: false, contrast: false }],
  ['dark', { dark: true, contrast: false }],
  ['light, with more contrast', { dark: false, contrast: true }],
  ['dark, with more contrast', { dark: true, contrast: true }],
];

const tokens = postcss.parse(readFileSync('app/tokens.css', 'utf8'));

/** The colour tokens of `:root` or `[data-light]` in a theme, by their name without `--color-`. */
function coloursIn({ dark, contrast }: Theme, selector = ':root'): Map<string, string> {
  const applies = new Map([
    ['(prefers-contrast: more)', contrast],
    ['(prefers-contrast: more), (forced-colors: active), print', contrast],
    ['screen and (prefers-color-scheme: dark)', dark],
    ['screen and (prefers-color-scheme: dark) and (prefers-contrast: more)', dark && contrast],
  ]);
  const colours = new Map<string, string>();
  tokens.walkDecls(/^--color-/, ({ prop, value, parent }) => {
    const { selectors, parent: outer } = parent as Rule;
    const condition = outer?.type === 'atrule' ? (outer as postcss.AtRule).params : undefined;
    const applied = condition === undefined || applies.get(condition);
    if (applied === undefined) throw new Error(`${prop} has a theme without a test: ${condition}`);
    if (applied && selectors.includes(selector)) colours.set(prop.slice('--color-'.length), value);
  });
  return colours;
}

type Rgb = [red: number, green: number, blue: number];

/** A colour as it is on another: `#rrggbb`, or `rgb(r g b / a%)`. */
function blend(colour: string, below: Rgb = [255, 255, 255]): Rgb {
  const [, hex] = /^#([\da-f]{6})$/.exec(colour) ?? [];
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour)?.slice(1).map(Number);
  if (!numbers) throw new Error(`Not a colour that this test reads: ${colour}`);
  const alpha = (numbers[3] ?? 0) / 100;
  return below.map((under, at) => (numbers[at] ?? 0) * alpha + under * (1 - alpha)) as Rgb;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(foreground: string, background: string, colours: Map<string, string>): number {
  const valueIn = (name: string) => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`No such token: --color-${name}`);
    return value;
  };
  // The cells of a table are translucent.
  const below = blend(valueIn(background), blend(valueIn('surface')));
  const [dark = 0, light = 0] = [
    luminance(blend(valueIn(foreground), below)),
    luminance(below),
  ].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs with less contrast than they need. */
function failures(
  table: typeof pairs,
  colours: Map<string, string>,
  least: typeof minimum,
): string[] {
  return table.flatMap(([foreground, use, backgrounds]) =>
    backgrounds
      .split(' ')
      .map((background) => [background, contrast(foreground, background, colours)] as const)
      .filter(([, ratio]) => ratio < least[use])
      .map(([background, ratio]) => `${foreground} on ${background}: ${ratio.toFixed(2)}`),
  );
}

describe.each(themes)('%s', (_name, theme) => {
  const colours = coloursIn(theme);
  const least = theme.contrast ? minimumOfMore : minimum;

  test('every pair has the contrast of its use', () => {
    expect(failures(pairs, colours, least)).toEqual([]);
  });

  test.each([...surfaces.split(' '), 'apricot-tint', 'deep', 'deep-raised'])(
    'one of the two focus rings stands out on %s',
    (background) => {
      const rings = ['focus', 'focus-gap'].map((ring) => contrast(ring, background, colours));
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(least.graphic);
    },
  );

  test('data-light has the light colours', () => {
    const light = coloursIn({ ...theme, dark: false });
    expect(coloursIn(theme, '[data-light]')).toEqual(light);
    expect(failures(pairsInLight, light, least)).toEqual([]);
  });

  test('what only a background sets apart has an edge where contrast matters more', () => {
    expect(colours.get('edge')).toBe(theme.contrast ? 'currentcolor' : 'transparent');
  });
});

test('the table has every colour', () => {
  const named = [...pairs, ...pairsInLight].flatMap(([foreground, , backgrounds]) => [
    foreground,
    ...backgrounds.split(' '),
  ]);
  const unnamed = [...coloursIn({ dark: true, contrast: true }).keys()].filter(
    (name) => !named.includes(name) && name !== 'edge',
  );
  expect(unnamed).toEqual([]);
});

test('the colour of the browser is that of the header', () => {
  const layout = readFileSync('app/layout.tsx', 'utf8');
  for (const [scheme, dark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    const surface = coloursIn({ dark, contrast: false }).get('surface');
    expect(layout).toContain(`{ media: '(prefers-color-scheme: ${scheme})', color: '${surface}' }`);
  }
});

describe('style sheets', () => {
  const files = globSync('{app,components}/**/*.css').filter((file) => file !== 'app/tokens.css');
  const rules = files.flatMap((file) => {
    const found: { file: string; rule: Rule; declarations: Declaration[] }[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const declarations = rule.nodes.filter((node) => node.type === 'decl');
      found.push({ file, rule, declarations });
    });
    return found;
  });
  const declarations = rules.flatMap(({ file, declarations }) =>
    declarations.map(({ prop, value }) => ({ place: `${file}: ${prop}: ${value}`, value })),
  );
  const used = ({ value }: { value: string }) =>
    [...value.matchAll(/var\(--color-([a-z\d-]+)/g)].map(([, name = '']) => name);

  test('are found', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(declarations.flatMap(used).length).toBeGreaterThan(400);
  });

  test('have no colour of their own', () => {
    const names =
      'aqua black blue fuchsia gray green grey lime maroon navy olive orange purple red silver teal white yellow';
    const own = new RegExp(
      `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${names.replaceAll(' ', '|')})(?![\\w-])`,
      'i',
    );
    const outside = (value: string) => value.replace(/url\([^)]*\)|"[^"]*"/g, '');
    const found = declarations.filter(({ value }) => own.test(outside(value)));
    expect(found.map(({ place }) => place)).toEqual([]);
  });

  test('have no theme of their own', () => {
    const themed = (file: string) =>
      /prefers-(?:color-scheme|contrast)|light-dark\(/.test(readFileSync(file, 'utf8'));
    expect(files.filter(themed)).toEqual([]);
  });

  test('use colours that exist, and all of them', () => {
    const colours = new Set(coloursIn({ dark: false, contrast: false }).keys());
    const unknown = declarations.filter((each) => used(each).some((name) => !colours.has(name)));
    expect(unknown.map(({ place }) => place)).toEqual([]);
    const all = new Set(declarations.flatMap(used));
    expect([...colours].filter((name) => !all.has(name))).toEqual([]);
  });

  test('have text on backgrounds that the table pairs it with', () => {
    const known = new Set(
      [...pairs, ...pairsInLight]
        .filter(([, use]) => use === 'text')
        .flatMap(([foreground, , backgrounds]) =>
          backgrounds.split(' ').map((background) => `${foreground} on ${background}`),
        ),
    );
    const unknown = rules.flatMap(({ file, rule, declarations }) => {
      const [text, ground] = ['color', 'background'].map((property) => {
        const found = declarations.find(({ prop }) => prop === property);
        return found ? used(found)[0] : undefined;
      });
      const pair = `${text} on ${ground}`;
      return text && ground && !known.has(pair) ? [`${file} ${rule.selector}: ${pair}`] : [];
    });
    expect(unknown).toEqual([]);
  });
});
