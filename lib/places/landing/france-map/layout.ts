/** A rectangle on the map. */
export type Box = { x: number; y: number; width: number; height: number };

/** The size of the map, in the units of its paths. */
export const mapSize = { width: 1000, height: 1046 };

/** Where metropolitan France is. */
export const mainBox: Box = { x: 4, y: 6, width: 992, height: 960 };

/** Paris and the three departments around it, too small on the map: in the Channel. */
export const parisCodes: readonly string[] = ['75', '92', '93', '94'];
export const parisBox: Box = { x: 22, y: 14, width: 118, height: 118 };
const parisInset = {
  frame: { x: 8, y: 6, width: 326, height: 134 },
  label: { x: 158, y: 66, lines: ['Paris et', 'petite couronne'] },
};

/** The overseas departments, in a row below, each in a scale of its own. */
const overseas = [
  { code: '971', name: 'Guadeloupe' },
  { code: '972', name: 'Martinique' },
  { code: '973', name: 'Guyane' },
  { code: '974', name: 'La Réunion' },
  { code: '976', name: 'Mayotte' },
];
const step = 180;
const overseasInsets = overseas.map(({ code, name }, index) => {
  const frame = { x: 8 + step * index, y: 898, width: 168, height: 142 };
  const box = { x: frame.x + 14, y: frame.y + 12, width: 140, height: 94 };
  return { code, box, frame, label: { x: frame.x + 14, y: 1026, lines: [name] } };
});

/** The box of each overseas department, by INSEE code. */
export const overseasBoxes: ReadonlyMap<string, Box> = new Map(
  overseasInsets.map(({ code, box }) => [code, box]),
);

/** What is drawn apart, in a scale of its own: its frame and its name. */
export const insets = [parisInset, ...overseasInsets];
