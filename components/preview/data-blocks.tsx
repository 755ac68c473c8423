import { Card } from '@/components/ui/card';
import type { DataBlock } from '@/lib/preview/structured-data';
import styles from './data-blocks.module.css';

/** The structured data of a page, and what Google would say of each block. */
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
          <dl className={styles.verdict}>
            <Verdict label="Il manque" properties={block.missing} />
            <Verdict
              label="Faux"
              properties={block.wrong.map(({ property, problem }) => `${property} ${problem}`)}
            />
            <Verdict label="Recommandé aussi" properties={block.recommended} />
          </dl>
          <details className={styles.source}>
            <summary>Voir le code</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too */}
            <pre tabIndex={0}>{block.source}</pre>
          </details>
        </Card>
      ))}
    </ul>
  );
}

function Verdict({ label, properties }: { label: string; properties: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{properties.join(', ') || 'rien'}</dd>
    </div>
  );
}
