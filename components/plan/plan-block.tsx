import { buttonClassName } from '@/components/ui/button/button-class-name';
import { Notice } from '@/components/ui/notice/notice';
import type { PlanLink } from '@/lib/plan/links';
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
        <Notice
          tone="danger"
          action={
            // biome-ignore lint/a11y/useValidAnchor: an empty href is the URL of the document
            <a href="" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
              Réessayer
            </a>
          }
        >
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
