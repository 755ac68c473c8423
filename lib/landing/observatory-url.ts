/** The page of the figures of the open ads (docs/product.md#observatory). */
export const observatoryPath = '/observatoire';
export const observatoryTitle = 'Observatoire des rémunérations';

/** The columns of its table, by which it is ordered. */
const figureOrders = ['region', 'specialite', 'annonces', 'retrocession', 'forfait'] as const;
export type FigureOrder = (typeof figureOrders)[number];

/** Parses the query of the page; an invalid value counts as absent. */
export function parseFigureOrder(params: URLSearchParams): FigureOrder {
  return figureOrders.find((order) => order === params.get('tri')) ?? 'region';
}

/** Formats that query, without a question mark: empty for the default. */
export const formatFigureOrder = (order: FigureOrder) => (order === 'region' ? '' : `tri=${order}`);
