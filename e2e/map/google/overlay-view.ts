import { event } from './events.ts';
import type { GoogleMap } from './map.ts';
import type { LatLng, Point } from './places.ts';

type Overlay = {
  onAdd(): void;
  draw?(): void;
  onRemove(): void;
};

const maps = new WeakMap<object, GoogleMap>();

/** `google.maps.OverlayView`. Libraries copy its methods, so they are enumerable, as in Google's script. */
export function OverlayView() {}

Object.assign(OverlayView.prototype, {
  setMap(this: Overlay, map: GoogleMap | null) {
    const last = maps.get(this);
    if (map) maps.set(this, map);
    // Asynchronous, as in Google's script: the projection may not be ready yet.
    const begin = () => {
      if (maps.get(this) !== map) return;
      this.onAdd();
      this.draw?.();
    };
    if (map?.getProjection()) setTimeout(begin);
    else if (map) event.addListenerOnce(map, 'projection_changed', begin);
    else if (last) {
      this.onRemove();
      maps.delete(this);
    }
  },
  getMap(this: Overlay) {
    return maps.get(this) ?? null;
  },
  getProjection(this: Overlay) {
    const map = maps.get(this);
    return {
      fromLatLngToDivPixel: (place: LatLng) => map?.toPixel(place),
      fromDivPixelToLatLng: (point: Point) => map?.fromPixel(point),
    };
  },
  addListener(this: Overlay, name: string, listener: () => void) {
    return event.addListener(this, name, listener);
  },
});
