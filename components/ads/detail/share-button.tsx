'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/icons';
import { Share2Icon } from '@/components/ui/icons/leaf-icons';
import styles from './share-button.module.css';

// Specification, section 9.
const messageMs = 2_000;

/** `click` counts the clicks, so that the same outcome twice is announced twice. */
type Outcome = { copied: boolean; click: number };

/**
 * Copies the URL of the page; when the browser refuses, shows it to be copied by hand. The visible
 * message is a live region, announced once; the name of the button does not change.
 */
export function ShareButton({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(null), messageMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  function end(copied: boolean) {
    setOutcome((last) => ({ copied, click: (last?.click ?? 0) + 1 }));
  }

  async function share() {
    try {
      await navigator.clipboard.writeText(url);
      end(true);
    } catch {
      end(false);
    }
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" onClick={share}>
        {outcome?.copied ? (
          <CheckIcon size={20} aria-hidden />
        ) : (
          <Share2Icon size={20} aria-hidden />
        )}
        Partager
      </Button>
      <div role="status">
        {outcome && (
          <p key={outcome.click} className={outcome.copied ? styles.copied : styles.refused}>
            {outcome.copied ? (
              'Lien copié !'
            ) : (
              <>
                Copiez ce lien&nbsp;: <span className={styles.url}>{url}</span>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
