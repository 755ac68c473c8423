import type { GoogleMap } from './map.ts';
import { LatLng, type Literal, toLatLng } from './places.ts';

type Options = {
  map?: GoogleMap | null;
  position?: LatLng | Literal | null;
  title?: string;
  content?: Node | null;
  zIndex?: number | null;
  gmpClickable?: boolean;
};

/** `google.maps.marker.AdvancedMarkerElement`, anchored at the middle of its lower edge. */
export class MarkerElement extends HTMLElement {
  #map: GoogleMap | null = null;
  #position: Literal | null = null;
  #content: Node | null = null;
  #clickable = false;
  #zIndex: number | null = null;
  collisionBehavior = 'REQUIRED';
  gmpDraggable = false;

  constructor(options: Options = {}) {
    super();
    Object.assign(this.style, { position: 'absolute', transform: 'translate(-50%, -100%)' });
    this.addEventListener('click', () => this.#activate());
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === ' ') this.#activate();
    });
    Object.assign(this, options);
  }

  get map() {
    return this.#map;
  }
  set map(map: GoogleMap | null) {
    if (map === this.#map) return;
    const last = this.#map;
    this.#map = map;
    this.remove();
    last?.refreshTabStops();
    map?.markers.append(this);
    map?.refreshTabStops();
    this.place();
  }

  get position() {
    return this.#position;
  }
  set position(position: LatLng | Literal | null) {
    this.#position = position && toLatLng(position).toJSON();
    this.place();
  }

  get content() {
    return this.#content;
  }
  set content(content: Node | null) {
    this.#content = content;
    this.replaceChildren(...(content ? [content] : []));
  }

  override get title() {
    return this.getAttribute('title') ?? '';
  }
  override set title(title: string) {
    this.setAttribute('title', title);
    this.setAttribute('aria-label', title);
    this.#takeRole();
  }

  get zIndex() {
    return this.#zIndex;
  }
  set zIndex(zIndex: number | null) {
    this.#zIndex = zIndex;
    this.style.zIndex = zIndex === null ? '' : String(zIndex);
  }

  get gmpClickable() {
    return this.#clickable;
  }
  set gmpClickable(clickable: boolean) {
    this.#clickable = clickable;
    this.style.cursor = clickable ? 'pointer' : '';
    this.#takeRole();
    this.#map?.refreshTabStops();
  }

  addListener(name: string, listener: (happened: Event) => void) {
    this.addEventListener(name, listener);
    return { remove: () => this.removeEventListener(name, listener) };
  }

  place() {
    if (!this.#map || !this.#position) return;
    const { x, y } = this.#map.toPixel(new LatLng(this.#position));
    Object.assign(this.style, { left: `${x}px`, top: `${y}px` });
  }

  #takeRole() {
    this.setAttribute('role', this.#clickable ? 'button' : 'img');
  }

  #activate() {
    if (this.#clickable) this.dispatchEvent(new Event('gmp-click', { bubbles: true }));
  }
}

customElements.define('gmp-advanced-marker', MarkerElement);
