import type { ReactNode } from 'react';
import { plansId } from '@/components/ads/planning/planning-link';
import { KeepAds } from '@/components/ads/saved/keep-ads';
import { SendAds } from '@/components/ads/saved/send-ads';
import { SiteLink } from '@/components/layout/links/site-link';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import type { PlanLine, Planning } from '@/lib/ads/planning/planning';
import styles from './plans.module.css';

const titles = { without: 'Sans la plus longue annonce', paid: 'La mieux payée' };
const titlesOfChains = { ...titles, best: 'Le plus de jours' };
const titlesOfWeeks = { ...titles, best: 'Le plus de demi-journées' };

type Props = { planning: Planning; hasPlace: boolean; listHref: string; siteUrl: string };

/** The plans of a search: chains of its period, and weeks around its place. */
export function Plans({ planning, hasPlace, listHref, siteUrl }: Props) {
  const { period, chains, weeks, tooMany } = planning;
  return (
    <div id={plansId} className={styles.plans}>
      <h2>{period ?? 'Aucun planning à ces dates'}</h2>
      {period === null && <p>Un planning commence demain au plus tôt.</p>}
      {tooMany && <p>{`Sur ${tooMany} annonces, seules 2\u00a0000 sont considérées.`}</p>}
      {period && chains.length === 0 && (
        <p>Aucune annonce ne commence et ne finit dans ces dates.</p>
      )}
      {chains.map(({ kind, timeline, beside, ...plan }) => (
        <Plan
          key={kind}
          {...plan}
          title={titlesOfChains[kind]}
          siteUrl={siteUrl}
          timeline={<Timeline {...timeline} />}
        >
          {beside.length > 0 && (
            <div>
              <h4>Réguliers, sur les jours qui restent libres</h4>
              <Lines lines={beside} />
            </div>
          )}
        </Plan>
      ))}
      {chains.length > 0 && (
        <p className={styles.note}>
          Cases pleines&nbsp;: jours d’une annonce, qui porte son numéro. Cases barrées&nbsp;: jours
          qu’elle prend sans les demander. Cases vides&nbsp;: jours libres.
        </p>
      )}
      <ButtonLink href={listHref} variant="secondary">
        Voir toutes les annonces de cette recherche
      </ButtonLink>
      <h2>Composer ma semaine</h2>
      {!hasPlace && <p>Choisissez un lieu&nbsp;: ces remplacements se font autour de lui.</p>}
      {hasPlace && weeks.length === 0 && (
        <p>Aucun remplacement régulier ne dit ses demi-journées dans cette recherche.</p>
      )}
      {weeks.map(({ kind, ...plan }) => (
        <Plan key={kind} {...plan} title={titlesOfWeeks[kind]} siteUrl={siteUrl} />
      ))}
    </div>
  );
}

type PlanProps = {
  title: string;
  brief: string;
  lines: PlanLine[];
  siteUrl: string;
  timeline?: ReactNode;
  children?: ReactNode;
};

function Plan({ title, brief, lines, siteUrl, timeline, children }: PlanProps) {
  const ads = lines.flatMap(({ ad }) => ad ?? []);
  return (
    <Card as="article" className={styles.plan}>
      <h3>{title}</h3>
      <p className={styles.brief}>{brief}</p>
      <div className={styles.days}>
        {timeline}
        <Lines lines={lines} />
        {children}
      </div>
      <div className={styles.actions}>
        <KeepAds ads={ads.map(({ id, title }) => ({ id, title }))} />
        <details>
          <summary>Suivre ou envoyer ces annonces</summary>
          <SendAds ids={ads.map(({ id }) => id)} siteUrl={siteUrl} />
        </details>
      </div>
    </Card>
  );
}

function Lines({ lines }: { lines: PlanLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ text, ad }) => (
        <li key={text + ad?.id} data-free={ad === null || undefined}>
          <p>{text}</p>
          {ad && <SiteLink href={ad.href}>{ad.title}</SiteLink>}
        </li>
      ))}
    </ol>
  );
}

/** A chain as squares of its days, a row for each month: the lines beside it say the same. */
function Timeline({ months, paths, numbers }: Planning['chains'][number]['timeline']) {
  return (
    <svg viewBox={`0 0 376 ${20 * months.length + 20}`} aria-hidden className={styles.timeline}>
      {[1, 5, 10, 15, 20, 25, 30].map((day) => (
        <text key={day} x={34 + 11 * (day - 1) + 6} y="10" data-day>
          {day}
        </text>
      ))}
      {months.map(({ name, y }) => (
        <text key={y} y={y + 11}>
          {name}
        </text>
      ))}
      <path d={paths.free} className={styles.free} />
      <path d={paths.covered} className={styles.covered} />
      <path d={paths.unnamed} className={styles.unnamed} />
      {numbers.map(({ x, y, number }) => (
        <text key={`${x} ${y}`} x={x + 4.5} y={y + 11} className={styles.number}>
          {number}
        </text>
      ))}
    </svg>
  );
}
