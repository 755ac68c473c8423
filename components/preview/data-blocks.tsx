import { Card } from '@/components/ui/card';
import type { DataBlock } from '@/lib/seo-audit/structured-data';
import styles from './data-blocks.module.css';

/** The structured data of a page, and what each block lacks for Google. */
export function DataBlocks({ blocks }: { blocks: DataBlock[] }) {
  if (blocks.length === 0) {
    return (
      <Card>
        <p>Cette page n’en a pas.</p>
      </Card>
    );
  }
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <Card as="li" key={block.source} className={styles.block}>
          <h4>{block.type}</h4>
          <BlockFindings block={block} />
          <details className={styles.source}>
            <summary>Voir le code</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll with the keyboard too */}
            <pre tabIndex={0}>{block.source}</pre>
          </details>
        </Card>
      ))}
    </ul>
  );
}

function BlockFindings({ block: { missing, wrong, recommended } }: { block: DataBlock }) {
  const findings = [
    { label: 'Il manque', values: missing },
    { label: 'Faux', values: wrong.map(({ property, problem }) => `${property} ${problem}`) },
    { label: 'Recommandé aussi', values: recommended },
  ].filter(({ values }) => values.length > 0);
  if (findings.length === 0) return <p className={styles.fine}>Rien n’y manque pour Google.</p>;
  return (
    <dl className={styles.findings}>
      {findings.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
