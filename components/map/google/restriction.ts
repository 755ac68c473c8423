import { franceBounds } from '@/lib/map/france';

/** The map stays in France. */
export const restriction = { latLngBounds: franceBounds, strictBounds: false };

const { south, north, west, east } = franceBounds;

/** Popups open upwards: those of the north would be cut off at the edge of the map. */
export const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};
