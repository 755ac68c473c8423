import { ButtonLink } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import type { AdOver } from '@/lib/ads/detail/over';
import { linkRel } from '@/lib/routing/crawling';
import styles from './ad-over-notice.module.css';

export function AdOverNotice({ over: { since, others } }: { over: AdOver }) {
  return (
    <Notice
      action={
        <ButtonLink href={others.href} rel={linkRel(others.href)} variant="secondary">
          {others.label}
        </ButtonLink>
      }
    >
      <p className={styles.over}>Cette annonce est terminée.</p>
      <p>{since}</p>
    </Notice>
  );
}
