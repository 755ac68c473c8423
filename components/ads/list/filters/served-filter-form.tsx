import { CompactFields } from '@/components/ads/list/filters/compact-fields';
import { CriteriaFields } from '@/components/ads/list/filters/criteria-fields';
import { areReversed, DatesGroup, reversedDates } from '@/components/ads/list/filters/dates-group';
import { RadiusField } from '@/components/ads/list/filters/radius-field';
import { SpecialtySelect } from '@/components/ads/list/filters/specialty-select';
import { ViewAndOrder } from '@/components/ads/list/filters/view-and-order';
import { SiteLink } from '@/components/layout/links/site-link';
import placeStyles from '@/components/places/place-field.module.css';
import { Button, buttonClassName } from '@/components/ui/button/button';
import { Field, Input } from '@/components/ui/field/field';
import type { Facets } from '@/lib/ads/facets';
import { applyFilters } from '@/lib/ads/messages';
import {
  type AdSearch,
  adListHref,
  adListPath,
  countFilters,
  defaultSearch,
  specialtiesOf,
} from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { formatWeekday } from '@/lib/french/day-in-words';
import { placeLabel } from '@/lib/places/place-slug';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './filter-form.module.css';

type Props = {
  search: AdSearch;
  specialties: SpecialtyChoice[] | null;
  place: PlaceSummary | null;
  /** Whether ads are searched in the index. */
  hasIndex: boolean;
  facets: Facets | null;
};

/** Place and specialty as a GET form without code, which `CompactForm` replaces. */
export function ServedCompactForm({ search, specialties, place, facets }: Omit<Props, 'hasIndex'>) {
  return (
    <CompactFields search={search}>
      <ServedPlace place={place} isShort />
      <SpecialtySelect
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={facets?.specialties ?? null}
      />
      <Button type="submit" className={styles.submit}>
        Rechercher
      </Button>
    </CompactFields>
  );
}

/**
 * The filters as a GET form without code, whose fields are the query parameters of the list: `FilterForm` replaces it
 * when a visitor reaches it.
 */
export function ServedFilterForm({ search, specialties, place, hasIndex, facets }: Props) {
  return (
    <form action={adListPath} autoComplete="off" className={styles.form}>
      <p className={styles.live}>La liste se met à jour à chaque choix.</p>
      {!hasIndex && search.place !== null && (
        <input type="hidden" name="place" value={search.place} />
      )}
      {hasIndex && (
        <div className={placeStyles.field}>
          <ServedPlace place={place} />
          <div className={placeStyles.space} />
          <div className={placeStyles.radius} data-shown={place?.kind === 'commune' || undefined}>
            <RadiusField value={search.radius} />
          </div>
        </div>
      )}
      <SpecialtySelect
        specialties={specialties}
        values={specialtiesOf(search)}
        canAdd={hasIndex}
        counts={facets?.specialties ?? null}
      />
      <DatesGroup>
        <ServedDate label="Date de début" name="startDate" value={search.startDate} />
        <ServedDate
          label="Date de fin"
          name="endDate"
          value={search.endDate}
          error={areReversed(search) && reversedDates}
        />
      </DatesGroup>
      {hasIndex && <CriteriaFields filters={search} facets={facets} />}
      <ViewAndOrder search={search} />
      <Button type="submit" className={styles.submit}>
        {applyFilters}
      </Button>
      {countFilters(search) > 0 && (
        <SiteLink
          href={adListHref({ ...defaultSearch, view: search.view })}
          className={buttonClassName({ variant: 'quiet' })}
        >
          Réinitialiser les filtres
        </SiteLink>
      )}
    </form>
  );
}

function ServedPlace({
  place,
  isShort = false,
}: {
  place: PlaceSummary | null;
  isShort?: boolean;
}) {
  return (
    <Field label="Où ?" hint={!isShort && 'Ville, code postal, département ou région'}>
      {(control) => (
        <Input
          {...control}
          type="text"
          name="place"
          maxLength={100}
          defaultValue={place ? placeLabel(place) : ''}
        />
      )}
    </Field>
  );
}

type DateProps = { label: string; name: string; value: string | null; error?: string | false };

function ServedDate({ label, name, value, error }: DateProps) {
  return (
    <Field label={label} error={error} hint={value !== null && formatWeekday(value)}>
      {(control) => <Input {...control} type="date" name={name} defaultValue={value ?? ''} />}
    </Field>
  );
}
