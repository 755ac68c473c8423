import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { AdClusters, type Marker } from '@/components/map/google/ad-clusters';
import { MapShown } from '@/components/map/google/map-canvas';
import { Pin } from '@/components/map/google/pin';
import { PlacePopup } from '@/components/map/google/place-popup';
import { useViewport } from '@/components/map/google/use-viewport';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { markerName } from '@/lib/map/labels';
import type { AdGroup } from '@/lib/map/placed-ads';

type Props = {
  groups: AdGroup[] | null;
  search: AdSearch;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
  onOpen: (ads: number[]) => void;
};

const none: AdGroup[] = [];

/** The markers of the groups, in clusters where they are close, and the popup of one. */
export function Places({ groups, search, highlighted, onPoint, onOpen }: Props) {
  const map = useMap();
  const { markers, register } = useMarkers();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = groups?.find(({ key }) => key === openKey);
  const marker = openKey === null ? undefined : markers.get(openKey);

  useViewport({ kind: 'list', of: formatAdSearch(search), groups });
  const focus = useClusters({ groups: groups ?? none, markers, highlighted, onPoint });
  const close = useCallback(() => {
    setOpenKey(null);
    // The focused element may be removed with the popup.
    if (marker) focus(marker);
  }, [marker, focus]);

  useEffect(() => {
    onOpen(open ? open.items.map(({ id }) => id) : []);
    return () => onOpen([]);
  }, [open, onOpen]);

  return (
    <>
      {groups && groups.length > 0 && <MapShown markers={groups.length} />}
      {(groups ?? none).map((group) => (
        <PlaceMarker
          key={group.key}
          group={group}
          highlighted={group.items.some(({ id }) => highlighted.has(id))}
          onPoint={onPoint}
          onOpen={setOpenKey}
          register={register}
        />
      ))}
      {map && open && marker && (
        <PlacePopup key={open.key} group={open} marker={marker} search={search} onClose={close} />
      )}
    </>
  );
}

type PlaceMarkerProps = {
  group: AdGroup;
  highlighted: boolean;
  onPoint: (ads: number[]) => void;
  onOpen: (key: string) => void;
  register: (key: string, marker: Marker | null) => void;
};

const PlaceMarker = memo(function PlaceMarker(props: PlaceMarkerProps) {
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

type Gathered = {
  groups: AdGroup[];
  /** By the key of their group. */
  markers: ReadonlyMap<string, Marker>;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
};

/** Clusters the markers. Returns a function that focuses a marker, or the cluster that contains it. */
function useClusters(gathered: Gathered): (marker: Marker) => void {
  const { groups, markers, highlighted, onPoint } = gathered;
  const map = useMap();
  const [clusters, setClusters] = useState<AdClusters | null>(null);

  useEffect(() => {
    if (!map) return;
    const created = new AdClusters(map, onPoint);
    setClusters(created);
    return () => created.end();
  }, [map, onPoint]);

  useEffect(() => {
    const adsOf = groups.flatMap(({ key, items }) => {
      const marker = markers.get(key);
      return marker ? [[marker, items.map(({ id }) => id)] as const] : [];
    });
    clusters?.show(new Map(adsOf));
  }, [clusters, groups, markers]);

  useEffect(() => {
    clusters?.highlight(highlighted);
  }, [clusters, highlighted]);

  return useCallback((marker) => clusters?.focus(marker), [clusters]);
}

/** The markers on the map, by the key of their group. */
function useMarkers() {
  const [markers, setMarkers] = useState<ReadonlyMap<string, Marker>>(new Map());
  const register = useCallback((key: string, marker: Marker | null) => {
    setMarkers((current) => {
      if (current.get(key) === (marker ?? undefined)) return current;
      const next = new Map(current);
      if (marker) next.set(key, marker);
      else next.delete(key);
      return next;
    });
  }, []);
  return { markers, register };
}
