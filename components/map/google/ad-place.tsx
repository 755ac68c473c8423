import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { MapShown } from '@/components/map/google/map-shown';
import { Pin } from '@/components/map/google/pin';
import { useViewport } from '@/components/map/google/use-viewport';
import { markerName } from '@/lib/map/marker-name';
import type { AdGroup } from '@/lib/map/placed-ads';

/** The marker of the map of an ad, without a popup: the page has all facts. */
export function AdPlace({ group }: { group: AdGroup }) {
  useViewport({ kind: 'ad', of: String(group.items[0]?.id), groups: [group] });
  const { latitude, longitude } = group.coordinates;
  return (
    <>
      <MapShown markers={1} />
      <AdvancedMarker
        position={{ lat: latitude, lng: longitude }}
        title={markerName(group)}
        clickable={false}
      >
        <Pin approximate={group.approximate} />
      </AdvancedMarker>
    </>
  );
}
