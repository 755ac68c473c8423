import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import {
  BedDoubleIcon,
  CalendarDaysIcon,
  CheckIcon,
  EuroIcon,
  HeadsetIcon,
  MapPinIcon,
  TrainFrontIcon,
  UserRoundIcon,
  UtensilsIcon,
  VideoIcon,
} from '@/components/ui/icons/icons';
import { StethoscopeIcon } from '@/components/ui/icons/leaf-icons';
import { NewTabLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type AdDetails, periodLabels } from '@/lib/ads/details';
import styles from './ad-sections.module.css';

const facts = [
  { key: 'pay', name: 'Rémunération', Icon: EuroIcon },
  { key: 'period', name: 'Dates', Icon: CalendarDaysIcon },
  { key: 'specialty', name: 'Spécialité', Icon: StethoscopeIcon },
  { key: 'owner', name: 'Proposé par', Icon: UserRoundIcon },
] as const;

type SummaryProps = { ad: AdDetails; specialtyHref: string | null };

export function AdSummary({ ad, specialtyHref }: SummaryProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ key, name, Icon }) =>
          ad[key] && (
            <div key={key} className={styles.fact}>
              <dt>
                <Icon size={22} aria-hidden />
                {name}
              </dt>
              <dd>
                {key === 'specialty' && specialtyHref ? (
                  <Link href={specialtyHref} prefetch={false}>
                    {ad[key]}
                  </Link>
                ) : (
                  ad[key]
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Pay and convention, as figures rather than sentences. */
export function Remuneration({ remuneration, convention }: AdDetails) {
  return (
    <>
      {remuneration.length > 0 && (
        <section>
          <h2>Rémunération</h2>
          <dl className={styles.figures}>
            {remuneration.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                {/* Without <strong>: Firefox and Orca read no element at the start of a <dd>. */}
                <dd className={styles.value}>
                  {value}
                  {unit && <span className={styles.unit}> / {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {convention && (
        <section>
          <h2>Convention</h2>
          <div className={styles.figures}>
            <p className={classNames(styles.figure, styles.value)}>{convention}</p>
          </div>
        </section>
      )}
    </>
  );
}

/** The desired slots: a table, drawn as a grid. */
export function WeekGrid({ week }: AdDetails) {
  if (week === null) return null;
  return (
    <section>
      <h2 id="creneaux">Créneaux souhaités</h2>
      <table className={styles.week} aria-labelledby="creneaux">
        <thead>
          <tr>
            <td />
            {periodLabels.map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map(({ label, periods }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {periodLabels.map((period, index) => (
                <td key={period} className={periods[index] ? styles.requested : undefined}>
                  {periods[index] && <CheckIcon size={20} aria-hidden />}
                  <VisuallyHidden>{periods[index] ? 'Souhaité' : 'Non souhaité'}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const icons = {
  secretary: HeadsetIcon,
  housing: BedDoubleIcon,
  dining: UtensilsIcon,
  teleconsultation: VideoIcon,
  transport: TrainFrontIcon,
};

export function PracticalList({ practical }: AdDetails) {
  if (practical.length === 0) return null;
  return (
    <section>
      <h2>Informations pratiques</h2>
      <ul className={styles.practical}>
        {practical.map(({ key, label }) => {
          const Icon = icons[key];
          return (
            <li key={key}>
              <Icon size={20} aria-hidden />
              {label}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** @param children the map of the address, if maps are configured. */
export function AdAddress({ ad, children }: { ad: AdDetails; children: ReactNode }) {
  const { address, mapsUrl } = ad;
  if (address.length === 0 && mapsUrl === null) return null;
  return (
    <section>
      <h2>Adresse</h2>
      <div className={styles.address}>
        <MapPinIcon size={28} aria-hidden />
        {address.length > 0 && (
          <address>
            {/* Not blocks: Orca joins the words of two in Chromium. */}
            {address.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </address>
        )}
        {mapsUrl && (
          <p className={styles.mapLink}>
            <NewTabLink href={mapsUrl}>Voir sur Google Maps</NewTabLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
