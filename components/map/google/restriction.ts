import { franceBounds } from '@/lib/map/france';

const { south, north, west, east } = franceBounds;

/** Restricts the map to France, with space in the north for a pin, which is above its place. */
export const restriction = {
  latLngBounds: { south, north: north + 1.5, west, east },
  strictBounds: false,
};

/** Popups open upwards: in the north they would be clipped at the edge of the map. */
export const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};
