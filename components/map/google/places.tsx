import { useMap } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useState } from 'react';
import { MapShown } from '@/components/map/google/map-shown';
import { PlaceMarker } from '@/components/map/google/place-marker';
import { PlacePopup } from '@/components/map/google/place-popup';
import { useClusters } from '@/components/map/google/use-clusters';
import { useMarkers } from '@/components/map/google/use-markers';
import { useViewport } from '@/components/map/google/use-viewport';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
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
