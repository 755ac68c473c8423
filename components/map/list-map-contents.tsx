import type { ListMapViewProps } from '@/components/map/google/list-map-view';
import { MapOnDemand } from '@/components/map/map-on-demand';

const loadView = () => import('@/components/map/google/list-map-view');

/** The map of the list, once the visitor agrees. */
export function ListMapContents({ onAgree, ...view }: ListMapViewProps & { onAgree: () => void }) {
  return (
    <MapOnDemand load={loadView} onShow={onAgree}>
      {({ ListMapView }) => <ListMapView {...view} />}
    </MapOnDemand>
  );
}
