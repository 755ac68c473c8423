import { franceBounds } from '@/lib/map/france';

const { south, north, west, east } = franceBounds;

/** The map stays in France, with sky enough for a pin, which stands above its place. */
export const restriction = {
  latLngBounds: { south, north: north + 1.5, west, east },
  strictBounds: false,
};

/** Popups open upwards: those of the north would be cut off at the edge of the map. */
export const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};
