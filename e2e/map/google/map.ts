import { Camera, type Padding, type Restriction } from './camera.ts';
import { event, MVCObject } from './events.ts';
import {
  type BoundsLiteral,
  type LatLng,
  type LatLngBounds,
  type Literal,
  Point,
} from './places.ts';

type Options = {
  center?: LatLng | Literal;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  restriction?: Restriction | null;
  mapId?: string;
  gestureHandling?: string;
};
type CameraOptions = { center?: LatLng | Literal; zoom?: number };

/** The part of a marker that the map uses (marker.ts). */
type Marker = HTMLElement & { gmpClickable: boolean; place: () => void };

/** The maps that were made on this page, for the tests. */
export const made: GoogleMap[] = [];

/** `google.maps.Map`. */
export class GoogleMap extends MVCObject {
  /** The arguments of each `fitBounds`, for the tests. */
  readonly fitted: [BoundsLiteral | LatLngBounds, number | Padding][] = [];
  readonly #div: HTMLElement;
  readonly #camera: Camera;
  readonly markers: HTMLElement;
  readonly floats: HTMLElement;
  #options: Options = {};
  #ready = false;
  #pending = false;

  constructor(div: HTMLElement, options: Options) {
    super();
    made.push(this);
    this.#div = div;
    this.#camera = new Camera(() => ({ width: div.clientWidth, height: div.clientHeight }));
    Object.assign(div.style, { position: 'relative', overflow: 'hidden' });
    const surface = element('div', { tabindex: '0', role: 'region', 'aria-label': 'Carte' });
    Object.assign(surface.style, { position: 'absolute', inset: '0', background: '#cfe3ec' });
    this.markers = element('div');
    this.floats = element('div');
    div.append(surface, this.markers, this.#zoomControl(), this.floats);
    this.markers.addEventListener('keydown', (pressed) => this.#walk(pressed));
    new ResizeObserver(() => this.#moved()).observe(div);
    this.setOptions(options);
  }

  getDiv() {
    return this.#div;
  }
  getCenter() {
    return this.#camera.center;
  }
  getZoom() {
    return this.#camera.zoom;
  }
  getBounds() {
    return this.#ready ? this.#camera.bounds() : undefined;
  }
  getHeading() {
    return 0;
  }
  getTilt() {
    return 0;
  }
  getProjection() {
    return this.#ready ? {} : undefined;
  }
  getMapCapabilities() {
    return { isAdvancedMarkersAvailable: this.#options.mapId !== undefined };
  }
  getRenderingType() {
    return 'RASTER';
  }
  get options() {
    return this.#options;
  }

  setOptions(options: Options) {
    Object.assign(this.#options, options);
    const { minZoom = 0, maxZoom = 22, restriction = null } = this.#options;
    this.#camera.limits = { minZoom, maxZoom, restriction };
    const { center, zoom } = options;
    this.moveCamera({ ...(center && { center }), ...(zoom !== undefined && { zoom }) });
  }
  setCenter(center: LatLng | Literal) {
    this.moveCamera({ center });
  }
  setZoom(zoom: number) {
    this.moveCamera({ zoom });
  }
  moveCamera({ center = this.getCenter(), zoom = this.getZoom() }: CameraOptions) {
    this.#camera.look(center, zoom);
    this.#moved();
  }
  panBy(x: number, y: number) {
    const { clientWidth, clientHeight } = this.#div;
    this.setCenter(this.fromPixel(new Point(clientWidth / 2 + x, clientHeight / 2 + y)));
  }
  fitBounds(bounds: BoundsLiteral | LatLngBounds, padding: number | Padding = 0) {
    this.fitted.push([bounds, padding]);
    this.#camera.fit(bounds, padding);
    this.#moved();
  }

  toPixel(place: LatLng | Literal) {
    return this.#camera.toPixel(place);
  }
  fromPixel(point: Point) {
    return this.#camera.fromPixel(point);
  }

  /** One marker is a tab stop; arrow keys move between markers. */
  refreshTabStops() {
    const stops = this.#clickable();
    const current = stops.find((stop) => stop === document.activeElement) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  }

  #clickable(): Marker[] {
    const markers = [...this.markers.children] as Marker[];
    return markers.filter((marker) => marker.gmpClickable);
  }

  #walk(pressed: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[pressed.key];
    if (step === undefined) return;
    const stops = this.#clickable();
    const at = stops.indexOf(document.activeElement as Marker);
    stops[(at + step + stops.length) % stops.length]?.focus();
    this.refreshTabStops();
    pressed.preventDefault();
  }

  /** Fires events asynchronously, like Google's map, and `idle` once the map no longer moves. */
  #moved() {
    this.#place();
    if (this.#pending) return;
    this.#pending = true;
    requestAnimationFrame(() => {
      this.#pending = false;
      if (this.#div.clientWidth === 0) return;
      const first = !this.#ready;
      this.#ready = true;
      this.#place();
      if (first) event.trigger(this, 'projection_changed');
      for (const name of ['center_changed', 'zoom_changed', 'bounds_changed']) {
        event.trigger(this, name);
      }
      setTimeout(() => {
        if (this.#pending) return;
        if (first) event.trigger(this, 'tilesloaded');
        event.trigger(this, 'idle');
      });
    });
  }

  #place() {
    for (const marker of this.markers.children) (marker as Marker).place();
    event.trigger(this, 'stand-in-moved');
  }

  #zoomControl() {
    const control = element('div');
    Object.assign(control.style, { position: 'absolute', right: '10px', bottom: '24px' });
    for (const [label, sign, step] of [
      ['Zoom avant', '+', 1],
      ['Zoom arrière', '−', -1],
    ] as const) {
      const button = element('button', { type: 'button', 'aria-label': label });
      Object.assign(button.style, { display: 'block', width: '40px', height: '40px' });
      button.textContent = sign;
      button.addEventListener('click', () => this.setZoom(this.getZoom() + step));
      control.append(button);
    }
    return control;
  }
}

export function element(name: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

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
