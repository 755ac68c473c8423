import { Card } from '@/components/ui/card';
import { NewTabLink } from '@/components/ui/link/new-tab-link';
import type { DataBlock } from '@/lib/seo/audit/structured-data';
import styles from './data-blocks.module.css';

type Props = {
  blocks: DataBlock[];
  /** The URL of Google's own test of the page. */
  testUrl: string;
};

/** The structured data of a page, and what each block lacks for Google. */
export function DataBlocks({ blocks, testUrl }: Props) {
  return (
    <>
      {blocks.length === 0 ? (
        <Card>Cette page n’en a pas.</Card>
      ) : (
        <ul className={styles.blocks}>
          {blocks.map(({ type, source, missing }) => (
            <Card as="li" key={source} className={styles.block}>
              <h4>{type}</h4>
              {missing.length > 0 ? (
                <p>{`Il manque\u00a0: ${missing.join(', ')}`}</p>
              ) : (
                <p className={styles.fine}>Rien n’y manque pour Google.</p>
              )}
              <details className={styles.source}>
                <summary>Voir le code</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll with the keyboard too */}
                <pre tabIndex={0}>{source}</pre>
              </details>
            </Card>
          ))}
        </ul>
      )}
      <p>
        <NewTabLink href={testUrl}>Tester cette page avec l’outil de Google</NewTabLink>
      </p>
    </>
  );
}
