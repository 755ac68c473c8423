'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import fieldStyles from '@/components/ui/field/field.module.css';
import { actsOfDay, keepActs, parseActs, readActs, watchActs } from '@/lib/ads/acts-of-day';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import styles from './ad-sections.module.css';

/** The pay of a day, by a number of acts that only the browser knows. @param usual the pay for the usual number. */
export function DayEstimate({ usual }: { usual: number }) {
  const stored = useSyncExternalStore(watchActs, readActs, () => null);
  /** The text in the field, also one that is no number: only a typed one is announced. */
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => watchActs(() => setTyped(null)), []);
  const acts = parseActs(typed ?? '') ?? stored ?? actsOfDay;
  // The key makes a live element: Orca does not notice that one it has read becomes live.
  const live = typed === null ? 'off' : 'polite';
  const euros = formatNumber(Math.round(usual * (acts / actsOfDay)));
  return (
    <div className={styles.estimate}>
      <p key={live} aria-live={live} aria-atomic>
        {`Avec ${formatCount(acts, 'acte', 'actes')} par jour\u00a0:\nenviron ${euros}\u00a0€ avant charges`}
      </p>
      <label className={styles.acts}>
        <span>Actes par jour</span>
        <input
          className={fieldStyles.control}
          type="number"
          min={1}
          max={99}
          value={typed ?? acts}
          aria-invalid={typed && parseActs(typed) === null ? true : undefined}
          // A number that is typed before hydration would be lost.
          readOnly={stored === null}
          onFocus={() => setTyped(`${acts}`)}
          onChange={({ target: { value } }) => {
            if (parseActs(value)) keepActs(value);
            setTyped(value);
          }}
          onBlur={() => setTyped(`${acts}`)}
        />
      </label>
      <p className={styles.basis}>Estimation, d’après le coût moyen de l’acte.</p>
    </div>
  );
}
