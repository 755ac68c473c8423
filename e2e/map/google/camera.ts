import {
  type BoundsLiteral,
  fromWorld,
  LatLng,
  LatLngBounds,
  type Literal,
  Point,
  toLatLng,
  toWorld,
} from './places.ts';

export type Padding = { top: number; right: number; bottom: number; left: number };
export type Restriction = { latLngBounds: BoundsLiteral | LatLngBounds; strictBounds?: boolean };

/** Center and zoom of the map, within its zooms and restriction, as in Google's map. */
export class Camera {
  center = new LatLng(0, 0);
  zoom = 0;
  limits: { minZoom: number; maxZoom: number; restriction: Restriction | null } = {
    minZoom: 0,
    maxZoom: 22,
    restriction: null,
  };
  readonly #size: () => { width: number; height: number };

  constructor(size: () => { width: number; height: number }) {
    this.#size = size;
  }

  look(center: LatLng | Literal, zoom: number): void {
    const { minZoom, maxZoom } = this.limits;
    this.zoom = Math.max(this.#leastZoom(minZoom), Math.min(maxZoom, zoom));
    this.center = this.#held(toLatLng(center));
  }

  fit(given: BoundsLiteral | LatLngBounds, padding: number | Padding): void {
    const { top, right, bottom, left } =
      typeof padding === 'number'
        ? { top: padding, right: padding, bottom: padding, left: padding }
        : padding;
    const bounds = new LatLngBounds(given instanceof LatLngBounds ? given.toJSON() : given);
    const { width, height } = this.#size();
    let zoom = this.limits.maxZoom;
    while (zoom > 0) {
      const { x, y } = spanOf(bounds, zoom);
      if (x <= width - left - right && y <= height - top - bottom) break;
      zoom -= 1;
    }
    const [sw, ne] = cornersOf(bounds, zoom);
    const middle = new Point((sw.x + ne.x + right - left) / 2, (sw.y + ne.y + bottom - top) / 2);
    this.look(fromWorld(middle, zoom), zoom);
  }

  toPixel(place: LatLng | Literal): Point {
    const { width, height } = this.#size();
    const at = toWorld(place, this.zoom);
    const center = toWorld(this.center, this.zoom);
    return new Point(at.x - center.x + width / 2, at.y - center.y + height / 2);
  }

  fromPixel({ x, y }: Point): LatLng {
    const { width, height } = this.#size();
    const center = toWorld(this.center, this.zoom);
    return fromWorld(new Point(center.x + x - width / 2, center.y + y - height / 2), this.zoom);
  }

  bounds(): LatLngBounds {
    const { width, height } = this.#size();
    return new LatLngBounds(
      this.fromPixel(new Point(0, height)),
      this.fromPixel(new Point(width, 0)),
    );
  }

  /** Without strict bounds, the map can zoom out until all of the restriction is visible. */
  #leastZoom(minZoom: number): number {
    const { restriction } = this.limits;
    if (!restriction) return minZoom;
    const bounds = new LatLngBounds(asLiteral(restriction.latLngBounds));
    const { width, height } = this.#size();
    let zoom = minZoom;
    while (zoom < 22) {
      const { x, y } = spanOf(bounds, zoom + 1);
      if (x > width || y > height) break;
      zoom += 1;
    }
    return zoom;
  }

  #held(center: LatLng): LatLng {
    const { restriction } = this.limits;
    if (!restriction) return center;
    const [sw, ne] = cornersOf(new LatLngBounds(asLiteral(restriction.latLngBounds)), this.zoom);
    const { width, height } = this.#size();
    const at = toWorld(center, this.zoom);
    return fromWorld(
      new Point(hold(at.x, sw.x, ne.x, width), hold(at.y, ne.y, sw.y, height)),
      this.zoom,
    );
  }
}

function asLiteral(bounds: BoundsLiteral | LatLngBounds): BoundsLiteral {
  return bounds instanceof LatLngBounds ? bounds.toJSON() : bounds;
}

function cornersOf(bounds: LatLngBounds, zoom: number): [Point, Point] {
  return [toWorld(bounds.getSouthWest(), zoom), toWorld(bounds.getNorthEast(), zoom)];
}

function spanOf(bounds: LatLngBounds, zoom: number): Point {
  const [sw, ne] = cornersOf(bounds, zoom);
  return new Point(ne.x - sw.x, sw.y - ne.y);
}

function hold(at: number, from: number, to: number, size: number): number {
  if (to - from <= size) return (from + to) / 2;
  return Math.max(from + size / 2, Math.min(to - size / 2, at));
}
