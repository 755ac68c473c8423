import { AdvancedMarker, useMap } from '@vis.gl/react-google-maps';
import { memo, useCallback, useEffect, useState } from 'react';
import { AdClusters, type Marker } from '@/components/map/google/ad-clusters';
import { MapShown } from '@/components/map/google/map-canvas';
import { Pin } from '@/components/map/google/pin';
import { PlacePopup } from '@/components/map/google/place-popup';
import { useViewport } from '@/components/map/google/use-viewport';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { markerName } from '@/lib/map/labels';
import type { AdGroup } from '@/lib/map/placed-ads';

type Props = {
  groups: AdGroup[];
  search: AdSearch;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
  onOpen: (ads: number[]) => void;
};

/** The group whose popup is open. */
type Opened = { key: string; marker: Marker };

/** The markers of the groups, in clusters where they are close, and the popup of one. */
export function Places({ groups, search, highlighted, onPoint, onOpen }: Props) {
  const map = useMap();
  const [clusters, setClusters] = useState<AdClusters | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = groups.find(({ key }) => key === opened?.key);
  useViewport({ kind: 'list', of: formatAdSearch(search), groups });

  useEffect(() => {
    if (!map) return;
    const created = new AdClusters(map, onPoint);
    setClusters(created);
    return () => {
      created.clearMarkers();
      created.setMap(null);
    };
  }, [map, onPoint]);

  useEffect(() => clusters?.highlight(highlighted), [clusters, highlighted]);

  useEffect(() => {
    onOpen(open ? open.items.map(({ id }) => id) : []);
    return () => onOpen([]);
  }, [open, onOpen]);

  const close = useCallback(() => {
    setOpened(null);
    // The focused element may be removed with the popup.
    if (opened) clusters?.focus(opened.marker);
  }, [clusters, opened]);

  return (
    <>
      {groups.length > 0 && <MapShown markers={groups.length} />}
      {groups.map((group) => (
        <PlaceMarker
          key={group.key}
          group={group}
          highlighted={group.items.some(({ id }) => highlighted.has(id))}
          clusters={clusters}
          onOpen={setOpened}
        />
      ))}
      {open && opened && (
        <PlacePopup
          key={open.key}
          group={open}
          marker={opened.marker}
          search={search}
          onClose={close}
        />
      )}
    </>
  );
}

type PlaceMarkerProps = {
  group: AdGroup;
  highlighted: boolean;
  clusters: AdClusters | null;
  onOpen: (opened: Opened) => void;
};

const PlaceMarker = memo(function PlaceMarker(props: PlaceMarkerProps) {
  const { group, highlighted, clusters, onOpen } = props;
  const { key, items, coordinates, approximate } = group;
  const [marker, setMarker] = useState<Marker | null>(null);

  useEffect(() => {
    if (!marker) return;
    return clusters?.add(
      marker,
      items.map(({ id }) => id),
    );
  }, [clusters, marker, items]);

  return (
    <AdvancedMarker
      ref={setMarker}
      position={{ lat: coordinates.latitude, lng: coordinates.longitude }}
      title={markerName(group)}
      zIndex={highlighted ? 2000 : items.length}
      onClick={() => marker && onOpen({ key, marker })}
    >
      <Pin count={items.length} approximate={approximate} highlighted={highlighted} />
    </AdvancedMarker>
  );
});
