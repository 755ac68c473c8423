'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/icons';
import { Share2Icon } from '@/components/ui/icons/leaf-icons';
import styles from './share-button.module.css';

// See docs/product.md#sharing-a-page.
const messageMs = 2_000;

/** `click` counts the clicks, so that the same outcome twice is announced twice. */
type Outcome = { copied: boolean; click: number };

/**
 * Opens the share sheet of the device where there is one (https://w3c.github.io/web-share/); elsewhere copies the URL, or
 * shows it when the browser refuses. The visible message is a live region, announced once; the name of the button stays.
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
    if (await opensShareSheet(url)) return;
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
        <span>Partager</span>
      </Button>
      <div role="status">
        {outcome && (
          <p key={outcome.click} className={outcome.copied ? styles.copied : styles.refused}>
            <span>{outcome.copied ? 'Lien copié !' : 'Copiez ce lien\u00a0: '}</span>
            {!outcome.copied && <span className={styles.url}>{url}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether the visitor has seen the share sheet, used or closed. Not every browser has one. */
async function opensShareSheet(url: string): Promise<boolean> {
  const device = navigator as { share?: (data: ShareData) => Promise<void> };
  try {
    await device.share?.({ title: document.title, url });
    return device.share !== undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
