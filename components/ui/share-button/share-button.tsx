'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/icons';
import { Share2Icon } from '@/components/ui/icons/leaf-icons';
import styles from './share-button.module.css';

// See docs/product.md#sharing-a-page.
const messageMs = 2_000;

type Props = {
  url: string;
  label?: string;
  /** Whether it goes on showing what was copied: not the URL of the page. */
  showsCopied?: boolean;
};

/** Opens the share sheet (https://w3c.github.io/web-share/); elsewhere copies the URL, or shows it if that fails. */
export function ShareButton({ url, label = 'Partager', showsCopied = false }: Props) {
  // `click` counts the clicks, so that the same outcome twice is announced twice.
  const [outcome, setOutcome] = useState<{ copied: boolean; click: number } | null>(null);
  const Icon = outcome?.copied ? CheckIcon : Share2Icon;

  useEffect(() => {
    if (!outcome?.copied || showsCopied) return;
    const timer = setTimeout(() => setOutcome(null), messageMs);
    return () => clearTimeout(timer);
  }, [outcome, showsCopied]);

  async function share() {
    if (await opensShareSheet(url)) return;
    let copied = true;
    try {
      await answerOf(navigator.clipboard.writeText(url));
    } catch {
      copied = false;
    }
    setOutcome((last) => ({ copied, click: (last?.click ?? 0) + 1 }));
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" onClick={share}>
        <Icon size={20} aria-hidden />
        <span>{label}</span>
      </Button>
      <div role="status">
        {outcome && (
          <p
            key={outcome.click}
            className={outcome.copied && !showsCopied ? styles.copied : styles.refused}
          >
            <span>{outcome.copied ? 'Lien copié !' : 'Copiez ce lien\u00a0: '}</span>
            {showsCopied && ' '}
            {(showsCopied || !outcome.copied) && <span className={styles.url}>{url}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Rejects when the browser has not answered in 15 seconds: some never do. */
const answerOf = (question: Promise<void>) =>
  Promise.race([question, new Promise((_, reject) => setTimeout(reject, 15_000))]);

/** Whether the visitor has seen the share sheet, used or closed. Not every browser has one. */
async function opensShareSheet(url: string): Promise<boolean> {
  const device = navigator as { share?: (data: ShareData) => Promise<void> };
  try {
    if (device.share === undefined) return false;
    await answerOf(device.share({ title: document.title, url }));
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
