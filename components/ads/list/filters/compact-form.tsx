import { useRef } from 'react';
import { CompactFields } from '@/components/ads/list/filters/compact-fields';
import type { FilterFormProps } from '@/components/ads/list/filters/filter-form';
import {
  hasPlaceWords,
  typedPlace,
  useEarlyInput,
  useFocusAgain,
} from '@/components/ads/list/filters/served-form';
import { SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { useFacets } from '@/components/ads/list/filters/use-facets';
import { PlaceField } from '@/components/places/place-field';
import { type AdFilters, specialtiesOf, withFilters, withSpecialties } from '@/lib/ads/search';

/** Place and specialty alone: each choice applies at once. */
export function CompactForm(props: Omit<FilterFormProps, 'live' | 'onReset'>) {
  const { search, specialties, place, served, onSearch, onPlace } = props;
  const form = useRef<HTMLFormElement>(null);
  const facets = useFacets(search, props.servedFacets ?? null);
  const choose = (filter: Partial<AdFilters>) => onSearch(withFilters(search, filter));

  useEarlyInput(search, served, choose);
  useFocusAgain(form, served);

  return (
    <CompactFields
      ref={form}
      search={search}
      onSubmit={(event) => {
        // The server resolves words for a place.
        if (!hasPlaceWords(form.current)) event.preventDefault();
      }}
    >
      <PlaceField
        isShort
        value={search.place}
        place={place ?? null}
        words={typedPlace(served, place)}
        onSelect={(chosen) => {
          onPlace?.(chosen);
          choose({ place: chosen?.slug ?? null });
        }}
      />
      <SpecialtyField
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={facets?.specialties ?? null}
        onSelect={(chosen) => choose(withSpecialties(chosen))}
      />
    </CompactFields>
  );
}
