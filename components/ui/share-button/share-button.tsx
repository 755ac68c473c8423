'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/icons';
import { Share2Icon } from '@/components/ui/icons/leaf-icons';
import styles from './share-button.module.css';

// See docs/product.md#sharing-a-page.
const messageMs = 2_000;

/**
 * Opens the share sheet (https://w3c.github.io/web-share/); elsewhere copies the URL, or shows it if that fails. One
 * with a label shares another URL than that of the page, and goes on showing it.
 */
export function ShareButton({ url, label }: { url: string; label?: string }) {
  // `click` counts the clicks, so that the same outcome twice is announced twice.
  const [outcome, setOutcome] = useState<{ copied: boolean; click: number } | null>(null);
  const isBrief = outcome?.copied && !label;
  const Icon = outcome?.copied ? CheckIcon : Share2Icon;

  useEffect(() => {
    if (!outcome || !isBrief) return;
    const timer = setTimeout(() => setOutcome(null), messageMs);
    return () => clearTimeout(timer);
  }, [outcome, isBrief]);

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
        <span>{label ?? 'Partager'}</span>
      </Button>
      <div role="status">
        {outcome && (
          <p key={outcome.click} className={isBrief ? styles.copied : styles.refused}>
            <span>{outcome.copied ? 'Lien copié !' : 'Copiez ce lien\u00a0: '}</span>
            {label && ' '}
            {!isBrief && <span className={styles.url}>{url}</span>}
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
