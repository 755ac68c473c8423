/*
 * The part of `google.maps` for points: in degrees, in pixels of the world at a zoom (Web Mercator, as in Google's
 * maps), and on the map.
 */

export type Literal = { lat: number; lng: number };
export type BoundsLiteral = { south: number; north: number; west: number; east: number };

export class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
}

export class Size {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
}

export class LatLng {
  #lat: number;
  #lng: number;
  constructor(lat: number | Literal, lng = 0) {
    this.#lat = typeof lat === 'number' ? lat : lat.lat;
    this.#lng = typeof lat === 'number' ? lng : lat.lng;
  }
  lat() {
    return this.#lat;
  }
  lng() {
    return this.#lng;
  }
  toJSON(): Literal {
    return { lat: this.#lat, lng: this.#lng };
  }
  equals(other: LatLng) {
    return this.#lat === other.lat() && this.#lng === other.lng();
  }
}

export function toLatLng(place: LatLng | Literal): LatLng {
  return place instanceof LatLng ? place : new LatLng(place);
}

export class LatLngBounds {
  #bounds: BoundsLiteral | null = null;
  constructor(sw?: LatLng | Literal | BoundsLiteral | null, ne?: LatLng | Literal | null) {
    if (sw && 'south' in sw) this.#bounds = { ...sw };
    else {
      if (sw) this.extend(sw);
      if (ne) this.extend(ne);
    }
  }
  extend(place: LatLng | Literal) {
    const { lat, lng } = toLatLng(place).toJSON();
    const { south, north, west, east } = this.#bounds ?? {
      south: lat,
      north: lat,
      west: lng,
      east: lng,
    };
    this.#bounds = {
      south: Math.min(south, lat),
      north: Math.max(north, lat),
      west: Math.min(west, lng),
      east: Math.max(east, lng),
    };
    return this;
  }
  contains(place: LatLng | Literal) {
    const { lat, lng } = toLatLng(place).toJSON();
    const { south, north, west, east } = this.toJSON();
    return lat >= south && lat <= north && lng >= west && lng <= east;
  }
  getSouthWest() {
    const { south, west } = this.toJSON();
    return new LatLng(south, west);
  }
  getNorthEast() {
    const { north, east } = this.toJSON();
    return new LatLng(north, east);
  }
  getCenter() {
    const { south, north, west, east } = this.toJSON();
    return new LatLng((south + north) / 2, (west + east) / 2);
  }
  isEmpty() {
    return this.#bounds === null;
  }
  toJSON(): BoundsLiteral {
    return this.#bounds ?? { south: 1, north: -1, west: 180, east: -180 };
  }
}

/** World coordinates: the world is 256 pixels wide at zoom 0. */
export function toWorld(place: LatLng | Literal, zoom: number): Point {
  const { lat, lng } = toLatLng(place).toJSON();
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return new Point(
    ((lng + 180) / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  );
}

export function fromWorld({ x, y }: Point, zoom: number): LatLng {
  const size = 256 * 2 ** zoom;
  const lat = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - 90;
  return new LatLng(lat, (x / size) * 360 - 180);
}
