import { type Cluster, MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { padding } from '@/lib/map/france';
import { clusterName } from '@/lib/map/labels';
import styles from './pin.module.css';

export type Marker = google.maps.marker.AdvancedMarkerElement;

/** Events of markers, and whether their ads are pointed at after them. */
const pointing = [
  ['mouseenter', true],
  ['focusin', true],
  ['mouseleave', false],
  ['focusout', false],
] as const;

/** Clusters the markers of a map; a cluster counts ads, not markers. */
export class AdClusters extends MarkerClusterer {
  readonly #adsOf = new Map<Marker, number[]>();
  readonly #onPoint: (ads: number[]) => void;
  #highlighted: ReadonlySet<number> = new Set();
  #isOutdated = false;

  constructor(map: google.maps.Map, onPoint: (ads: number[]) => void) {
    // In tiles of 512 px, twice Google's: 48 px on the map, the width of a pin.
    super({ algorithm: new SuperClusterAlgorithm({ radius: 96 }) });
    this.#onPoint = onPoint;
    this.renderer = { render: (cluster) => this.#draw(cluster) };
    this.onClusterClick = (_, cluster) => this.#open(cluster, map);
    this.setMap(map);
  }

  /** Adds the marker of some ads; returns a function that removes it. */
  add(marker: Marker, ads: number[]): () => void {
    const listening = new AbortController();
    this.#watch(marker, ads, listening.signal);
    this.#adsOf.set(marker, ads);
    this.addMarker(marker, true);
    this.#drawSoon();
    return () => {
      listening.abort();
      this.#adsOf.delete(marker);
      this.removeMarker(marker, true);
      this.#drawSoon();
    };
  }

  highlight(highlighted: ReadonlySet<number>): void {
    this.#highlighted = highlighted;
    for (const { marker, markers } of this.#shown()) {
      if (marker) this.#highlightOne(marker as Marker, markers as Marker[]);
    }
  }

  /** Focuses a marker, or the cluster that contains it. */
  focus(marker: Marker): void {
    const cluster = this.#shown().find(({ markers }) => markers.includes(marker));
    const shown = marker.map ? marker : (cluster?.marker as Marker | undefined);
    shown?.focus();
  }

  #shown(): Cluster[] {
    return this.clusters.filter(({ markers }) => markers.length > 1);
  }

  /** Once for all markers that are added or removed together. */
  #drawSoon(): void {
    if (this.#isOutdated) return;
    this.#isOutdated = true;
    queueMicrotask(() => {
      this.#isOutdated = false;
      this.render();
    });
  }

  #watch(marker: Marker, ads: number[], signal?: AbortSignal): void {
    for (const [name, pointed] of pointing) {
      marker.addEventListener(name, () => this.#onPoint(pointed ? ads : []), { signal });
    }
  }

  #draw({ markers, position }: Cluster): Marker {
    const inside = markers as Marker[];
    const ads = this.#adsIn(inside);
    const content = document.createElement('span');
    content.className = styles.cluster ?? '';
    content.setAttribute('aria-hidden', 'true');
    content.textContent = String(ads.length);
    const cluster = new google.maps.marker.AdvancedMarkerElement({
      position,
      content,
      title: clusterName(ads.length),
      zIndex: 1000 + ads.length,
      gmpClickable: true,
    });
    this.#watch(cluster, ads);
    this.#highlightOne(cluster, inside);
    return cluster;
  }

  #open({ bounds, marker, markers }: Cluster, map: google.maps.Map): void {
    if (!bounds) return;
    const [first] = markers;
    const focused = marker === document.activeElement;
    this.#onPoint([]);
    map.fitBounds(bounds, padding);
    // The cluster that had the focus is removed: its first marker gets it.
    if (focused && first) {
      google.maps.event.addListenerOnce(map, 'idle', () => this.focus(first as Marker));
    }
  }

  #highlightOne({ content }: Marker, markers: Marker[]): void {
    const highlighted = this.#adsIn(markers).some((ad) => this.#highlighted.has(ad));
    if (content instanceof HTMLElement) content.toggleAttribute('data-highlighted', highlighted);
  }

  #adsIn(markers: Marker[]): number[] {
    return markers.flatMap((marker) => this.#adsOf.get(marker) ?? []);
  }
}
