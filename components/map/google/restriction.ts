import { franceBounds } from '@/lib/map/france';

const { south, north, west, east } = franceBounds;

/** Restricts the map to France. */
export const restriction = { latLngBounds: franceBounds, strictBounds: false };

/** Popups open upwards: in the north they would be clipped at the edge of the map. */
export const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};
