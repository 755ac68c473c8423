import { useRef } from 'react';
import { ConsentPanel } from '@/components/map/consent-panel';
import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { MapPreparing, MapUnloadable } from '@/components/map/map-message';
import { MapSection } from '@/components/map/map-section';
import { useMapCode } from '@/components/map/use-map-code';
import { useMapConsent } from '@/components/map/use-map-consent';
import { classNames } from '@/components/ui/class-names';
import { inPlace } from '@/components/ui/in-place';
import { SkipLink } from '@/components/ui/skip-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { setMapConsent } from '@/lib/map/consent';
import styles from './list-map.module.css';

type Props = ListMapViewProps & {
  /** The id of the list, which says all that the map says. */
  listId: string;
  className?: string | undefined;
};

/** The map beside the list: nothing of it, ours or Google's, is loaded before the visitor agrees. */
export function ListMap({ listId, className, ...view }: Props) {
  const consent = useMapConsent();
  const section = useRef<HTMLElement>(null);

  function agree() {
    setMapConsent(true);
    // The button that was pressed is gone.
    section.current?.focus({ preventScroll: true });
  }

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
      {consent === null && <Unknown />}
      {consent === false && <ConsentPanel onShow={agree} />}
      {consent === true && <ConsentedMap {...view} />}
    </MapSection>
  );
}

/** What comes with the HTML: it cannot know what the visitor chose. */
function Unknown() {
  return (
    <>
      <div className={styles.scripted}>
        <MapPreparing />
      </div>
      <p className={styles.unscripted}>
        La carte demande JavaScript, qui est désactivé dans votre navigateur. Toutes les annonces
        sont dans la liste.
      </p>
    </>
  );
}

const loadView = () => import('@/components/map/google/list-map-view');

function ConsentedMap(view: ListMapViewProps) {
  const { code, failed, retry } = useMapCode(loadView);
  if (failed) return <MapUnloadable onRetry={retry} />;
  if (!code) return <MapPreparing />;
  return <code.ListMapView {...view} />;
}
