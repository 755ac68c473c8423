import { Fragment } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/links/site-link';
import { JsonLd } from '@/components/seo/json-ld';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { NewTabLink } from '@/components/ui/link/links';
import { ScrollingTable } from '@/components/ui/scrolling-table';
import { minAmounts } from '@/lib/ads/index/counts';
import { formatDay } from '@/lib/french/day';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import { type Figures, formats, regionsMap, sortFigures } from '@/lib/landing/observatory';
import {
  type FigureOrder,
  formatFigureOrder,
  observatoryPath,
  observatoryTitle,
} from '@/lib/landing/observatory-url';
import { licence, observatoryDataset } from '@/lib/seo/dataset';
import { breadcrumbsTo } from '@/lib/seo/json-ld';
import styles from './observatory-article.module.css';
import { FranceMap } from './places-article';
import places from './places-article.module.css';

/** The columns, with the links that order by them. The first is one header of each row: Chromium reads no more to Orca. */
const columns: readonly (readonly [FigureOrder, string])[][] = [
  [
    ['region', 'Région'],
    ['specialite', 'Spécialité'],
  ],
  [['retrocession', 'Rétrocession']],
  [['forfait', 'Forfait par jour']],
  [['annonces', 'Annonces']],
];
const caption = 'Rémunération habituelle et nombre d’annonces';

type Props = { figures: Figures[]; today: string; phrases: string[]; order: FigureOrder };

/** The figures of the open ads, as a table beside a map of its regions. */
export function ObservatoryArticle({ figures, today, phrases, order }: Props) {
  return (
    <Container className={places.article}>
      <Breadcrumbs crumbs={breadcrumbsTo({ name: observatoryTitle, path: observatoryPath })} />
      <JsonLd data={observatoryDataset(today)} />
      <header className={places.header}>
        <h1>{observatoryTitle}</h1>
        <p className={places.lead}>
          {`Ce que proposent les annonces ouvertes le ${formatDay(today)}. `}
          {phrases.slice(0, 3).map((phrase) => `${phrase}. `)}
        </p>
      </header>
      <div className={places.columns}>
        <ScrollingTable name={caption}>
          <FiguresTable rows={sortFigures(figures, order)} order={order} />
        </ScrollingTable>
        {/* What it shows is in the table. */}
        <div className={classNames(places.map, styles.map)} aria-hidden>
          <p id="carte" className={places.heading}>
            Les annonces par région
          </p>
          <FranceMap {...regionsMap(figures)} />
        </div>
      </div>
      <p className={styles.notes}>
        {`Une rémunération est habituelle quand au moins ${minAmounts} annonces de 3 annonceurs la disent, dont aucun n’en a plus de la moitié\u00a0: c’est la médiane de ce qui est proposé, et non un revenu. Entre parenthèses, combien d’annonces la disent et, à partir de 20, entre quels montants est leur moitié centrale. Un forfait à la demi-journée, à la semaine ou au mois est ramené au jour. Une spécialité a sa ligne à partir de ${minAmounts} annonces. `}
        <a href={`${observatoryPath}.csv`}>Télécharger les chiffres (CSV)</a>
        {', sous '}
        <NewTabLink href={licence.url}>{licence.name}</NewTabLink>.
      </p>
    </Container>
  );
}

const hrefOf = (order: FigureOrder) =>
  `${observatoryPath}?${formatFigureOrder(order)}`.replace(/\?$/, '');

function FiguresTable({ rows, order }: { rows: Figures[]; order: FigureOrder }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((links) => {
            const direction = links.length > 1 ? 'ascending' : 'descending';
            const isOrdering = links.some(([by]) => by === order);
            return (
              <th key={String(links)} scope="col" aria-sort={isOrdering ? direction : undefined}>
                {links.map(([by, name]) => (
                  <Fragment key={by}>
                    <SiteLink href={hrefOf(by)} aria-current={by === order || undefined}>
                      {name}
                    </SiteLink>{' '}
                  </Fragment>
                ))}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.region} ${row.specialite}`}>
            {/* One text: Chromium loses Orca's place in a cell with two blocks. */}
            <th scope="row">{`${row.region},\n${row.specialite}`}</th>
            <td>{usualInWords(row, 'retrocession')}</td>
            <td>{usualInWords(row, 'forfait')}</td>
            <td>{formatNumber(row.annonces)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** « 80 % (70 % à 85 %, 24 annonces) », or why nothing is usual. */
function usualInWords(row: Figures, unit: 'retrocession' | 'forfait') {
  const { count, median, quartiles } = row[unit];
  if (median === null && count < minAmounts)
    return <small>{`moins de ${minAmounts}\u00a0annonces`}</small>;
  if (median === null) return <small>trop peu d’annonceurs</small>;
  const middle = quartiles && `${quartiles.map(formats[unit]).join(' à ')}, `;
  const basis = `(${middle ?? ''}${formatCount(count, 'annonce', 'annonces')})`;
  return [formats[unit](median), ' ', <small key="basis">{basis}</small>];
}
