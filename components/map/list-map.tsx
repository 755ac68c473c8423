import { type ReactNode, useRef } from 'react';
import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { MapCode } from '@/components/map/map-code';
import { MapPreparing } from '@/components/map/map-message';
import { MapSection } from '@/components/map/map-section';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { SkipLink } from '@/components/ui/link/skip-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './list-map.module.css';

const loadContents = () => import('@/components/map/list-map-contents');

/** Prefetches the code of the map when its link is hovered or focused. */
export function prepareListMap(): void {
  // A failed load is retried when the map is opened.
  loadContents().catch(() => undefined);
}

type Props = ListMapViewProps & {
  /** The id of the list, which has the same ads as the map. */
  listId: string;
  /** Shown until the code of the map is loaded. */
  placeholder?: ReactNode;
  className?: string | undefined;
};

/**
 * The map beside the list. Most visitors never open it, so its code is loaded on demand.
 */
export function ListMap({ listId, placeholder, className, ...view }: Props) {
  const section = useRef<HTMLElement>(null);
  return (
    <MapSection
      ref={section}
      label="Carte des annonces"
      className={classNames(styles.map, className)}
    >
      <SkipLink
        href={`#${listId}`}
        className={styles.skip}
        onClick={(event) => inPlace(event, () => document.getElementById(listId)?.focus())}
      >
        Passer la carte<VisuallyHidden>, dont la liste contient toutes les annonces</VisuallyHidden>
      </SkipLink>
      <MapCode load={loadContents} placeholder={<Placeholder>{placeholder}</Placeholder>}>
        {({ ListMapContents }) => (
          <ListMapContents
            {...view}
            onAgree={() => section.current?.focus({ preventScroll: true })}
          />
        )}
      </MapCode>
    </MapSection>
  );
}

/** Shown before the code that reads the visitor's choice. */
function Placeholder({ children = <MapPreparing /> }: { children?: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      <p className={styles.unscripted}>
        La carte demande JavaScript, qui est désactivé dans votre navigateur. Toutes les annonces
        sont dans la liste.
      </p>
    </>
  );
}
