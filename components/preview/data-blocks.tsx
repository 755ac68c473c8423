import { Card } from '@/components/ui/card';
import type { DataBlock } from '@/lib/seo-audit/structured-data';
import styles from './data-blocks.module.css';

/** The structured data of a page, and how Google would judge each block. */
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
          <Verdicts block={block} />
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

function Verdicts({ block: { missing, wrong, recommended } }: { block: DataBlock }) {
  const verdicts = [
    { label: 'Il manque', said: missing },
    { label: 'Faux', said: wrong.map(({ property, problem }) => `${property} ${problem}`) },
    { label: 'Recommandé aussi', said: recommended },
  ].filter(({ said }) => said.length > 0);
  if (verdicts.length === 0) return <p className={styles.fine}>Rien n’y manque pour Google.</p>;
  return (
    <dl className={styles.verdict}>
      {verdicts.map(({ label, said }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
