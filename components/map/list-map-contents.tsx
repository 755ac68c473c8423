import { ConsentPanel } from '@/components/map/consent-panel';
import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { MapCode } from '@/components/map/map-code';
import { MapPreparing, MapStatusRegion } from '@/components/map/map-status';
import { useMapConsent } from '@/components/map/use-map-consent';
import { Button } from '@/components/ui/button/button';
import { setMapConsent } from '@/lib/map/consent';

type Props = ListMapViewProps & {
  /** Called on consent, which removes the focused button. */
  onAgree: () => void;
};

/** The request for consent, then the map: nothing is loaded from Google before consent. */
export function ListMapContents({ onAgree, ...view }: Props) {
  const consent = useMapConsent();
  function agree() {
    setMapConsent(true);
    onAgree();
  }
  return (
    <MapStatusRegion>
      {consent ? (
        <MapCode load={loadView} placeholder={<MapPreparing />}>
          {({ ListMapView }) => <ListMapView {...view} />}
        </MapCode>
      ) : (
        <ConsentPanel>
          <Button onClick={agree}>Afficher la carte</Button>
        </ConsentPanel>
      )}
    </MapStatusRegion>
  );
}

const loadView = () => import('@/components/map/google/list-map-view');
