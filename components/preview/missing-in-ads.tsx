import { Card } from '@/components/ui/card';
import type { AdCounts } from '@/lib/ads/index/counts';
import { missingInWords } from '@/lib/ads/index/missing';
import styles from './page-table.module.css';

/** A list of what open ads lack for searches; nothing without an index of ads. */
export function MissingInAds({ counts }: { counts: AdCounts | undefined }) {
  const sentences = counts ? missingInWords(counts.missing, counts.open.length) : [];
  if (sentences.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>Ce qui manque aux annonces</h2>
      <Card>
        <ul className={styles.missing}>
          {sentences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
