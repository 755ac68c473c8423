import { event, MVCObject } from './events.ts';
import { InfoWindow } from './info-window.ts';
import { GoogleMap, made, OverlayView } from './map.ts';
import { MarkerElement } from './marker.ts';
import { LatLng, LatLngBounds, Point, Size } from './places.ts';

/*
 * A fake of Google's script, with the parts that our code, @vis.gl/react-google-maps and the clusterer use.
 * The tests serve it instead of https://maps.googleapis.com/maps/api/js.
 */

const settings = {};
const Settings = { getInstance: () => settings };
const core = { Settings, event, MVCObject, LatLng, LatLngBounds, Point, Size };
const maps = { Map: GoogleMap, InfoWindow, OverlayView, RenderingType: { RASTER: 'RASTER' } };
const marker = { AdvancedMarkerElement: MarkerElement };
const libraries: Record<string, object> = { core, maps, marker };

async function importLibrary(name: string): Promise<object> {
  const library = libraries[name];
  if (!library) throw new Error(`Unknown library ${name}`);
  return library;
}

/** Installs the fake, and calls the callback that its URL names. */
export function install(address: URL, rejectsKey: boolean): void {
  if ('google' in window && (window.google as { maps?: { version?: string } }).maps?.version) {
    console.error('You have included the Google Maps JavaScript API multiple times on this page.');
  }
  const callback = address.searchParams.get('callback') ?? '';
  const namespace = { ...core, ...maps, marker, importLibrary, version: '3.66.1' };
  Object.assign(window, { google: { maps: namespace }, googleMapsMade: made });
  if (rejectsKey) rejectKey();
  const { [callback]: ready } = window as unknown as Record<string, () => void>;
  ready?.();
}

/** Rejects the key as Google does: once there is a map. */
function rejectKey(): void {
  const { gm_authFailure: onAuthFailure } = window as unknown as { gm_authFailure?: () => void };
  const waiting = setInterval(() => {
    if (made.length === 0) return;
    clearInterval(waiting);
    console.error('Google Maps JavaScript API error: InvalidKeyMapError');
    onAuthFailure?.();
  }, 20);
}
