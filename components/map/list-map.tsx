import { type ReactNode, useRef } from 'react';
import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { MapPreparing, MapUnloadable } from '@/components/map/map-message';
import { MapSection } from '@/components/map/map-section';
import { useMapCode } from '@/components/map/use-map-code';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/link/in-place';
import { SkipLink } from '@/components/ui/link/skip-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './list-map.module.css';

const loadContents = () => import('@/components/map/list-map-contents');

/** Has the map at hand for a visitor who is about to ask for it. */
export function prepareListMap(): void {
  // Asked for, it is tried again.
  loadContents().catch(() => undefined);
}

type Props = ListMapViewProps & {
  /** The id of the list, which says all that the map says. */
  listId: string;
  /** What comes with the HTML, where the map does. */
  placeholder?: ReactNode;
  className?: string | undefined;
};

/**
 * The map beside the list. Most visitors never ask for it: what the served HTML shows is all that
 * comes with the list itself.
 */
export function ListMap({ listId, placeholder, className, ...view }: Props) {
  const section = useRef<HTMLElement>(null);
  const { code, failed, retry } = useMapCode(loadContents);
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
      {failed && <MapUnloadable onRetry={retry} />}
      {!code && !failed && <Unknown>{placeholder}</Unknown>}
      {code && (
        <code.ListMapContents
          {...view}
          onAgree={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </MapSection>
  );
}

/** What is there before the code that knows what the visitor chose. */
function Unknown({ children = <MapPreparing /> }: { children?: ReactNode }) {
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
