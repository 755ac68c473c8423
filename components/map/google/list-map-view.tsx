import { AdvancedMarker, InfoWindow, useMap } from '@vis.gl/react-google-maps';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { AdClusters, type Marker } from '@/components/map/google/ad-clusters';
import { MapCanvas, MapShown, Pin, restriction } from '@/components/map/google/map-canvas';
import { usePositions } from '@/components/map/google/use-positions';
import { MapFailure } from '@/components/map/map-code';
import { MapMessage, MapPreparing } from '@/components/map/map-on-demand';
import { isComposing } from '@/components/ui/is-composing';
import { type AdSearch, adHref, formatAdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/browser/positions';
import { formatCount } from '@/lib/french/numbers';
import type { MapsAccess } from '@/lib/map/access';
import { legendLines, markerName, popupLines } from '@/lib/map/labels';
import { withoutAddresses } from '@/lib/map/messages';
import { type AdGroup, type MapAd, placeAds } from '@/lib/map/placed-ads';
import { franceBounds } from '@/lib/places/coordinates';
import popup from './place-popup.module.css';

export type ListMapViewProps = {
  access: MapsAccess;
  search: AdSearch;
  /** The ads of the page; `undefined` while they load, `null` when that failed. */
  ads: readonly MapAd[] | null | undefined;
  /** The ads hovered or focused in the list or on the map, and those of the open popup. */
  highlighted: ReadonlySet<number>;
  /** Called with the ads hovered or focused on the map; empty for none. */
  onPoint: (ads: number[]) => void;
  /** Called with the ads of the open popup; empty when it closes. */
  onOpen: (ads: number[]) => void;
};

const none: [] = [];

/** The map of the ads of a page. Once loaded it stays mounted when the search changes. */
export function ListMapView({ access, search, ads, ...pointing }: ListMapViewProps) {
  // Without ads nothing is requested.
  const hasAds = ads !== null && ads?.length !== 0;
  const loaded = usePositions(hasAds ? adPositionsCall(search) : null);
  const positions = hasAds ? loaded.positions : none;
  const placed = useMemo(
    () => (ads && positions ? placeAds(ads, positions) : null),
    [ads, positions],
  );
  const legend = placed ? legendLines(placed) : [];

  function message() {
    if (ads === null) return <MapMessage>La carte attend les annonces de la liste.</MapMessage>;
    if (loaded.failed) {
      return (
        <MapFailure onRetry={loaded.retry}>
          Les adresses des annonces n’ont pas pu être chargées. Les annonces restent disponibles
          dans la liste.
        </MapFailure>
      );
    }
    if (!ads || !placed) return <MapPreparing />;
    if (placed.groups.length > 0) return null;
    if (placed.outside > 0) {
      return <MapMessage>{legend.map(({ text }) => text).join(' ')}</MapMessage>;
    }
    return <MapMessage>{withoutAddresses}</MapMessage>;
  }

  return (
    <MapCanvas access={access} cover={message()} legend={legend}>
      <Places
        // A new search closes the popup.
        key={formatAdSearch(search)}
        groups={placed?.groups ?? none}
        search={search}
        {...pointing}
      />
    </MapCanvas>
  );
}

type Opened = { key: string; marker: Marker };

type PlacesProps = Omit<ListMapViewProps, 'access' | 'ads'> & { groups: AdGroup[] };

/** The markers of the groups, in clusters where they are close, and the popup of one. */
function Places({ groups, search, highlighted, onPoint, onOpen }: PlacesProps) {
  const map = useMap();
  const [clusters, setClusters] = useState<AdClusters | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = groups.find(({ key }) => key === opened?.key);

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
      <MapShown kind="list" of={formatAdSearch(search)} groups={groups} />
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

const { south, north, west, east } = franceBounds;

/** Popups open upwards: in the north they would be clipped at the edge of the map. */
const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};

type PopupProps = { group: AdGroup; marker: Marker; search: AdSearch; onClose: () => void };

function PlacePopup({ group, marker, search, onClose }: PopupProps) {
  const { items, approximate } = group;
  const { listed, more } = popupLines(items);
  const place = items[0]?.place;
  const head = useMemo(
    () => (
      <strong className={popup.head}>
        {[items.length > 1 && formatCount(items.length, 'annonce', 'annonces'), place]
          .filter(Boolean)
          .join(' – ')}
      </strong>
    ),
    [items, place],
  );
  const map = useMap();

  // Escape closes the popup when the focus is anywhere on the map, or lost.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || isComposing(event) || !(target instanceof Node)) return;
      // The popup is hidden while its marker is in a cluster: the focus is then on the body.
      if (target === document.body || map?.getDiv().contains(target)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [map, onClose]);

  // Extends the bounds of the map while the popup is open, so that it is fully visible.
  useEffect(() => {
    map?.setOptions({ restriction: restrictionWithPopup });
    return () => map?.setOptions({ restriction });
  }, [map]);

  return (
    <InfoWindow
      anchor={marker}
      ariaLabel={markerName(group)}
      headerContent={head}
      maxWidth={320}
      shouldFocus
      onClose={onClose}
    >
      <div className={popup.popup}>
        {approximate && <p className={popup.approximate}>Position approximative</p>}
        <ul className={popup.ads}>
          {listed.map(({ id, title }) => (
            <li key={id}>
              <SiteLink href={adHref(id, search)}>{title}</SiteLink>
            </li>
          ))}
        </ul>
        {more && <p className={popup.more}>{more}</p>}
      </div>
    </InfoWindow>
  );
}
