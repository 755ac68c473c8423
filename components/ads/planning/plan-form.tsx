import * as criteria from '@/components/ads/list/filters/criteria-fields';
import { DateField } from '@/components/ads/list/filters/date-field';
import { RadiusField } from '@/components/ads/list/filters/radius-field';
import { SpecialtySelect } from '@/components/ads/list/filters/specialty-select';
import { plansId } from '@/components/ads/planning/planning-link';
import { WhenOptions, whenLabel } from '@/components/ads/when/when-options';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Field, Select } from '@/components/ui/field/field';
import { planningPath } from '@/lib/ads/ad-paths';
import { areReversed } from '@/lib/ads/fit';
import type { Facets } from '@/lib/ads/index/facets';
import { datesReversed } from '@/lib/ads/messages';
import { type AdFilters, specialtiesOf } from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import type { WhenChoice } from '@/lib/ads/when/when-choices';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './plan-form.module.css';

type Props = {
  filters: AdFilters;
  /** `null` when they could not be loaded. */
  specialties: SpecialtyChoice[] | null;
  place: PlaceSummary | null;
  when: WhenChoice[];
  facets: Facets | null;
};

/** The filters of the list, as a plain form that leads to plans. */
export function PlanForm({ filters, specialties, place, when, facets }: Props) {
  const { startDate, endDate, radius } = filters;
  return (
    <Card className={styles.card}>
      <form action={`${planningPath}#${plansId}`} autoComplete="off" className={styles.form}>
        <PlaceField value={filters.place} place={place} radius={<RadiusField radius={radius} />} />
        <SpecialtySelect specialties={specialties} values={specialtiesOf(filters)} />
        <Field label={whenLabel}>
          {(control) => (
            <Select {...control} name="when" defaultValue="dates">
              {/* The server leaves dates as they are that are no choice. */}
              <option value="dates">Aux dates choisies</option>
              <WhenOptions choices={when} />
            </Select>
          )}
        </Field>
        <div className={styles.dates}>
          <DateField label="Date de début" name="startDate" value={startDate} />
          <DateField
            label="Date de fin"
            name="endDate"
            value={endDate}
            error={areReversed(filters) && datesReversed}
          />
        </div>
        <details className={styles.more}>
          <summary>Autres critères</summary>
          <div className={styles.form}>
            <criteria.CriterionFields
              filters={filters}
              facets={facets}
              criteria={criteria.ofLength}
            />
            <criteria.CriteriaFields filters={filters} facets={facets} />
          </div>
        </details>
        <Button type="submit" className={styles.submit}>
          Composer
        </Button>
      </form>
    </Card>
  );
}
