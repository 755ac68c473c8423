import type { WhenChoice } from '@/lib/ads/when/when-choices';
import { formatNumber } from '@/lib/french/numbers';

export const whenLabel = 'Quand\u00a0?';
export const everyDate = 'Indifférent';

const groups = [
  { kind: 'month', label: 'Mois' },
  { kind: 'holidays', label: 'Vacances et ponts' },
  { kind: 'week', label: 'Bientôt' },
] as const;

/** The options of the `<select>` « Quand ? »; with how many ads each has, where that is known. */
export function WhenOptions({ choices }: { choices: (WhenChoice & { count?: number | null })[] }) {
  return groups.map(({ kind, label }) => {
    const ofGroup = choices.filter((choice) => choice.kind === kind);
    if (ofGroup.length === 0) return null;
    return (
      <optgroup key={kind} label={label}>
        {ofGroup.map(({ key, name, count = null }) => (
          <option key={key} value={key}>
            {count === null ? name : `${name} (${formatNumber(count)})`}
          </option>
        ))}
      </optgroup>
    );
  });
}
