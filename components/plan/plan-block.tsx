import { RetryLink } from '@/components/ui/button/retry-link';
import { Notice } from '@/components/ui/notice/notice';
import type { PlanLink } from '@/lib/seo/sitemap/plan/links';
import { PlanLinks } from './plan-links';

type Props = {
  title: string;
  /** `null` when the API failed. */
  links: PlanLink[] | null;
  /** The messages when it failed, and when there are no links. */
  words: { failed: string; empty: string };
};

/** A list of links from the API. */
export function PlanBlock({ title, links, words }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {links === null ? (
        <Notice tone="danger" action={<RetryLink small />}>
          {words.failed}
        </Notice>
      ) : links.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <PlanLinks links={links} />
      )}
    </>
  );
}
