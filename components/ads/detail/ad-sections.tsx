import { Fragment, type ReactNode } from 'react';
import { AdTimeInWords } from '@/components/ads/card/ad-time';
import { SiteLink } from '@/components/layout/links/site-link';
import { classNames } from '@/components/ui/class-names';
import {
  BedDoubleIcon,
  CalendarDaysIcon,
  CheckIcon,
  HeadsetIcon,
  MapPinIcon,
  TrainFrontIcon,
  UserRoundIcon,
  UtensilsIcon,
  VideoIcon,
} from '@/components/ui/icons/icons';
import { StethoscopeIcon } from '@/components/ui/icons/leaf-icons';
import { NewTabLink } from '@/components/ui/link/links';
import { unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { AdDetails } from '@/lib/ads/details';
import { periodLabels } from '@/lib/ads/week';
import { AdFit } from './ad-fit';
import styles from './ad-sections.module.css';
import { DayEstimate } from './day-estimate';

type SummaryProps = { ad: AdDetails; today: string; specialtyHref: string | null };

export function AdSummary({ ad, today, specialtyHref }: SummaryProps) {
  const { period, halfDays, specialty, owner } = ad;
  if (!period && !halfDays && !specialty && !owner) return null;
  return (
    <dl className={styles.facts}>
      <Fact name="Dates" Icon={CalendarDaysIcon} hidden={!period && !halfDays}>
        {period}
        <AdFit dates={ad.dates} today={today} />
        {halfDays && (
          <p className={styles.halfDays}>
            <AdTimeInWords {...halfDays} />
          </p>
        )}
      </Fact>
      <Fact name="Spécialité" Icon={StethoscopeIcon} hidden={!specialty}>
        {specialtyHref ? <SiteLink href={specialtyHref}>{specialty}</SiteLink> : specialty}
      </Fact>
      <Fact name="Proposé par" Icon={UserRoundIcon} hidden={!owner}>
        {owner && unbroken(owner)}
      </Fact>
    </dl>
  );
}

type FactProps = {
  name: string;
  Icon: typeof UserRoundIcon;
  hidden: boolean;
  children: ReactNode;
};

function Fact({ name, Icon, hidden, children }: FactProps) {
  if (hidden) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Icon size={22} aria-hidden />
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The sections of the page of an ad that are not empty. @param children the map of its address, if any. */
export function AdSections({ ad, children }: { ad: AdDetails; children: ReactNode }) {
  const { paragraphs, remuneration, convention, week, practical } = ad;
  return (
    <>
      <Section title="Description" hidden={paragraphs.length === 0}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and paragraphs may repeat
          <p key={index} className={styles.paragraph}>
            {unbroken(paragraph)}
          </p>
        ))}
      </Section>
      <Section title="Rémunération" hidden={remuneration.length === 0}>
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
        {ad.payByActs !== null && <DayEstimate usual={ad.payByActs} />}
      </Section>
      <Section title="Convention" hidden={!convention}>
        <div className={styles.figures}>
          <p className={classNames(styles.figure, styles.value)}>{convention}</p>
        </div>
      </Section>
      <Section title="Créneaux souhaités" id="creneaux" hidden={week === null}>
        <WeekGrid week={week ?? []} />
      </Section>
      <Section title="Informations pratiques" hidden={practical.length === 0}>
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
      </Section>
      <Section title="Adresse" hidden={ad.address.length === 0 && ad.mapsUrl === null}>
        <Address {...ad} />
        {children}
      </Section>
    </>
  );
}

type SectionProps = { title: string; id?: string; hidden: boolean; children: ReactNode };

function Section({ title, id, hidden, children }: SectionProps) {
  if (hidden) return null;
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
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

function WeekGrid({ week }: { week: NonNullable<AdDetails['week']> }) {
  return (
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
  );
}

function Address({ address, mapsUrl }: AdDetails) {
  return (
    <div className={styles.address}>
      <MapPinIcon size={28} aria-hidden />
      {address.length > 0 && (
        <address>
          {/* Not blocks: Orca joins the words of two in Chromium. */}
          {address.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {unbroken(line)}
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
  );
}
