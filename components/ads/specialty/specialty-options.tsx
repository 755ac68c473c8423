import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { formatNumber } from '@/lib/french/numbers';

type Props = {
  specialties: SpecialtyChoice[];
  /** How many ads each has; by default these are not shown. */
  counts?: Record<number, number> | null;
};

/** The options of a `<select>`; those without ads are a group of their own, at the end. */
export function SpecialtyOptions({ specialties, counts = null }: Props) {
  const options = (withoutAds?: true) =>
    specialties
      .filter((specialty) => specialty.withoutAds === withoutAds)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {counts === null || withoutAds ? name : `${name} (${formatNumber(counts[id] ?? 0)})`}
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
