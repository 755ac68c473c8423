'use client';

import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './share-button.module.css';

// Specification, section 9.
const shown = 2_000;
const copied = 'Lien copié !';

type Outcome = 'copied' | 'refused' | null;

/** Copies the link of the page; where the browser refuses, shows it to be copied by hand. */
export function ShareButton({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function share() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" onClick={share}>
        {outcome === 'copied' ? <Check size={20} aria-hidden /> : <Share2 size={20} aria-hidden />}
        {outcome === 'copied' ? copied : 'Partager'}
      </Button>
      <div role="status">
        {outcome === 'copied' && <VisuallyHidden>{copied}</VisuallyHidden>}
        {outcome === 'refused' && (
          <p className={styles.refused}>
            Copiez ce lien&nbsp;: <span className={styles.url}>{url}</span>
          </p>
        )}
      </div>
    </div>
  );
}
