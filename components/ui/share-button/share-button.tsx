'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/icons';
import { CopyIcon, Share2Icon } from '@/components/ui/icons/leaf-icons';
import styles from './share-button.module.css';

// See docs/product.md#sharing-a-page.
const messageMs = 2_000;
const ofLink = { copied: 'Lien copié !', refused: 'Copiez ce lien\u00a0: ' };
const ofText = { copied: 'Texte copié !', refused: 'Copiez ce texte\u00a0: ' };

/** A URL, below a text or alone; without one a text with its links, which is copied only. */
type Props = { url?: string; text?: string; label?: string };

/**
 * Opens the share sheet (https://w3c.github.io/web-share/) for a URL; elsewhere copies, or shows what it cannot copy. One
 * with a label sends something else than the page, and goes on showing what it has copied.
 */
export function ShareButton({ url, text, label }: Props) {
  // `click` counts the clicks, so that the same outcome twice is announced twice.
  const [outcome, setOutcome] = useState<{ copied: boolean; click: number } | null>(null);
  const isBrief = outcome?.copied && !label;
  const SendIcon = url ? Share2Icon : CopyIcon;
  const Icon = outcome?.copied ? CheckIcon : SendIcon;
  const sent = [text, url].filter(Boolean).join('\n');

  useEffect(() => {
    if (!outcome || !isBrief) return;
    const timer = setTimeout(() => setOutcome(null), messageMs);
    return () => clearTimeout(timer);
  }, [outcome, isBrief]);

  async function share() {
    if (url && (await opensShareSheet(text ? { text, url } : { url }))) return;
    let copied = true;
    try {
      await answerOf(navigator.clipboard.writeText(sent));
    } catch {
      copied = false;
    }
    setOutcome((last) => ({ copied, click: (last?.click ?? 0) + 1 }));
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" onClick={share}>
        <Icon size={20} aria-hidden />
        <span>{label ?? (url ? 'Partager' : 'Copier le texte')}</span>
      </Button>
      <div role="status">
        {outcome && (
          <p key={outcome.click} className={isBrief ? styles.copied : styles.refused}>
            <span>{(text ? ofText : ofLink)[outcome.copied ? 'copied' : 'refused']}</span>
            {outcome.copied && !isBrief && ' '}
            {!isBrief && <span className={styles.sent}>{sent}</span>}
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
async function opensShareSheet(sent: ShareData): Promise<boolean> {
  const device = navigator as { share?: (data: ShareData) => Promise<void> };
  try {
    if (device.share === undefined) return false;
    await answerOf(device.share({ title: document.title, ...sent }));
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
