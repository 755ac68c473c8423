import { createElement, type ReactNode } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { ScrollingTable } from '@/components/ui/scrolling-table';
import { adPath } from '@/lib/ads/ad-paths';
import { agendaOf, overlapMark, unnamedMark } from '@/lib/ads/agenda';
import type { SavedAdCard } from '@/lib/ads/card';
import { weekdays } from '@/lib/ads/week';
import { dayAt, formatPeriod } from '@/lib/french/day';
import styles from './agenda.module.css';

const ofMonth = ['Semaine', ...weekdays.map(([, label]) => label)];
const ofAds = ['Annonce', 'Dates', 'Lieu', 'Rémunération', 'Jours', 'Logement'];

type Props = { cards: readonly SavedAdCard[]; today?: string };

/** The agenda of saved or sent ads and their comparison, without those that have ended (docs/product.md#agenda). */
export function Agenda({ cards, today = dayAt(new Date()) }: Props) {
  const open = cards.filter(({ isEnded }) => !isEnded);
  if (open.length === 0) return null;
  const { ads, months, weeks, lists } = agendaOf(open, today);
  const rows = ads.map(({ card, name }) => {
    const dates = card.end_date && formatPeriod(card.start_date, card.end_date);
    const cells = [
      dates ?? card.start?.label ?? 'Régulier',
      card.place,
      [card.pay, card.dayPay].filter(Boolean).join(', '),
      card.halfDays,
      card.housing ? 'Oui' : 'Non',
    ];
    const texts = cells.map((text) => [text || 'Non précisé']);
    return { name: <SiteLink href={adPath(card.id)}>{name}</SiteLink>, texts };
  });
  return (
    <section className={styles.agenda} aria-labelledby="agenda">
      <h2 id="agenda">Agenda</h2>
      <div>{lists.map(listOf)}</div>
      <div className={styles.months}>
        {months.map(({ name, weeks }) => (
          <Table key={name} caption={name} heads={ofMonth} rows={weeks} />
        ))}
      </div>
      <div className={styles.weeks}>{weeks.map(listOf)}</div>
      {rows.length > 1 && (
        <ScrollingTable name="comparaison" className={styles.comparison}>
          <Table caption="Comparaison" heads={ofAds} rows={rows} />
        </ScrollingTable>
      )}
    </section>
  );
}

const elementsOf = (tag: 'li' | 'span', texts: string[]) =>
  texts.map((text) => {
    const unnamed = text.endsWith(unnamedMark) ? styles.unnamed : undefined;
    const className = text === overlapMark ? styles.overlap : unnamed;
    return createElement(tag, { key: text, className }, `${text} `);
  });

type Row = { name: ReactNode; texts: string[][] };

function Table({ caption, heads, rows }: { caption: string; heads: string[]; rows: Row[] }) {
  const ths = heads.map((head) => createElement('th', { scope: 'col' }, head));
  const trs = rows.map(({ name, texts }) => {
    const tds = texts.map((text) => createElement('td', null, elementsOf('span', text)));
    return createElement('tr', null, createElement('th', { scope: 'row' }, name), ...tds);
  });
  return (
    <table>
      <caption>{caption}</caption>
      <thead>{createElement('tr', null, ...ths)}</thead>
      {createElement('tbody', null, ...trs)}
    </table>
  );
}

function listOf({ name, texts }: { name: string; texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <div key={name}>
      <h3>{name}</h3>
      <ul>{elementsOf('li', texts)}</ul>
    </div>
  );
}
