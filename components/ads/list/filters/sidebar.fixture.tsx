import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type AdSearch, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { FilterSidebar } from './filters';

/** Renders the filters beside the list around fields as served. Returns the queries of its searches, and their mode. */
export function openSidebar(fields: ReactNode) {
  const onSearch = jest.fn<(search: AdSearch, mode?: string) => void>();
  render(
    <FilterSidebar
      search={defaultSearch}
      specialties={[{ id: 3, name: 'Urologie' }]}
      place={null}
      servedFacets={{ filters: defaultSearch, facets: null }}
      servedForm={<form data-testid="served">{fields}</form>}
      isOther={false}
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
  return () => onSearch.mock.calls.map(([search, mode]) => [formatAdSearch(search), mode]);
}
