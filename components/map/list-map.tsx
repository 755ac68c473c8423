import { type ReactNode, useRef } from 'react';
import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { RetryLink } from '@/components/ui/button/button';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { SkipLink } from '@/components/ui/link/links';
import { Notice } from '@/components/ui/notice/notice';
import { useCode } from '@/components/ui/use-code';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { mapUnloadable } from '@/lib/map/messages';
import styles from './list-map.module.css';
import message from './map-message.module.css';

const loadQuestion = () => import('@/components/map/map-on-demand');
const loadView = () => import('@/components/map/google/list-map-view');

/** Prefetches the code of the map when its link is hovered or focused. */
export function prepareListMap(): void {
  // A failed load is retried when the map is opened.
  loadQuestion().catch(() => undefined);
}

type Props = ListMapViewProps & {
  /** The id of the list, which has the same ads as the map. */
  listId: string;
  /** Content that the server renders until the code is loaded. */
  placeholder: ReactNode;
  className?: string | undefined;
};

/** The map beside the list. Most visitors never open it, so its code is loaded on demand. */
export function ListMap({ listId, placeholder, className, ...view }: Props) {
  const section = useRef<HTMLElement>(null);
  const code = useCode(loadQuestion);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Carte des annonces"
      className={classNames(styles.map, className)}
    >
      <SkipLink
        href={`#${listId}`}
        className={styles.skip}
        onClick={(event) => inPlace(event, () => document.getElementById(listId)?.focus())}
      >
        Passer la carte<VisuallyHidden>, dont la liste contient toutes les annonces</VisuallyHidden>
      </SkipLink>
      {code === null && placeholder}
      {code === undefined && (
        <div className={message.message}>
          <Notice tone="danger" role="alert" action={<RetryLink small />}>
            {mapUnloadable}
          </Notice>
        </div>
      )}
      {code && (
        <code.MapOnDemand
          load={loadView}
          onShow={() => section.current?.focus({ preventScroll: true })}
        >
          {({ ListMapView }) => <ListMapView {...view} />}
        </code.MapOnDemand>
      )}
    </section>
  );
}
