import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { Pin } from '@/components/map/google/pin';
import type { Marker } from '@/components/map/google/use-markers';
import { markerName } from '@/lib/map/marker-name';
import type { AdGroup } from '@/lib/map/placed-ads';

type Props = {
  group: AdGroup;
  highlighted: boolean;
  onPoint: (ads: number[]) => void;
  onOpen: (key: string) => void;
  register: (key: string, marker: Marker | null) => void;
};

/** The marker of a group: a button that opens its popup. */
export const PlaceMarker = memo(function PlaceMarker(props: Props) {
  const { group, highlighted, onPoint, onOpen, register } = props;
  const { key, items, coordinates, approximate } = group;
  const [marker, setMarker] = useState<Marker | null>(null);
  const position = useMemo(
    () => ({ lat: coordinates.latitude, lng: coordinates.longitude }),
    [coordinates],
  );
  const point = useCallback(() => onPoint(items.map(({ id }) => id)), [items, onPoint]);
  const leave = useCallback(() => onPoint([]), [onPoint]);

  useEffect(() => {
    register(key, marker);
    return () => register(key, null);
  }, [key, marker, register]);

  useEffect(() => {
    marker?.addEventListener('focusin', point);
    marker?.addEventListener('focusout', leave);
    return () => {
      marker?.removeEventListener('focusin', point);
      marker?.removeEventListener('focusout', leave);
    };
  }, [marker, point, leave]);

  return (
    <AdvancedMarker
      ref={setMarker}
      position={position}
      title={markerName(group)}
      zIndex={highlighted ? 2000 : items.length}
      onClick={() => onOpen(key)}
      onMouseEnter={point}
      onMouseLeave={leave}
    >
      <Pin count={items.length} approximate={approximate} highlighted={highlighted} />
    </AdvancedMarker>
  );
});
