import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';

/** The options of a `<select>`; those without ads are a group of their own, at the end. */
export function SpecialtyOptions({ specialties }: { specialties: SpecialtyChoice[] }) {
  const options = (withoutAds?: true) =>
    specialties
      .filter((specialty) => specialty.withoutAds === withoutAds)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
  const last = options(true);
  return (
    <>
      {options()}
      {last.length > 0 && <optgroup label="Sans annonce pour le moment">{last}</optgroup>}
    </>
  );
}
