import { type Cluster, MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { padding } from '@/lib/map/france';
import { clusterName } from '@/lib/map/labels';
import styles from './pin.module.css';

export type Marker = google.maps.marker.AdvancedMarkerElement;

/** Exposes the clusters on the map. */
class OpenClusterer extends MarkerClusterer {
  get shownClusters(): Cluster[] {
    return this.clusters.filter(({ markers }) => markers.length > 1);
  }
}

/** Clusters the markers of a map; a cluster counts ads, not markers. */
export class AdClusters {
  readonly #clusterer: OpenClusterer;
  readonly #onPoint: (ads: number[]) => void;
  #adsOf: ReadonlyMap<Marker, number[]> = new Map();
  #highlighted: ReadonlySet<number> = new Set();

  constructor(map: google.maps.Map, onPoint: (ads: number[]) => void) {
    this.#onPoint = onPoint;
    this.#clusterer = new OpenClusterer({
      map,
      // In tiles of 512 px, twice Google's: 48 px on the map, the width of a pin.
      algorithm: new SuperClusterAlgorithm({ radius: 96 }),
      renderer: { render: (cluster) => this.#draw(cluster) },
      onClusterClick: (_, cluster) => this.#open(cluster, map),
    });
  }

  show(adsOf: ReadonlyMap<Marker, number[]>): void {
    this.#adsOf = adsOf;
    this.#clusterer.clearMarkers(true);
    this.#clusterer.addMarkers([...adsOf.keys()]);
  }

  highlight(highlighted: ReadonlySet<number>): void {
    this.#highlighted = highlighted;
    for (const { marker, markers } of this.#clusterer.shownClusters) {
      if (marker) this.#highlightOne(marker as Marker, markers as Marker[]);
    }
  }

  /** Focuses a marker, or the cluster that contains it. */
  focus(marker: Marker): void {
    this.#shown(marker)?.focus();
  }

  end(): void {
    this.#clusterer.clearMarkers();
    this.#clusterer.setMap(null);
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
    for (const [name, pointed] of pointing) {
      cluster.addEventListener(name, () => this.#onPoint(pointed ? ads : []));
    }
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

  #shown(marker: Marker): Marker | undefined {
    if (marker.map) return marker;
    const cluster = this.#clusterer.shownClusters.find(({ markers }) => markers.includes(marker));
    return cluster?.marker as Marker | undefined;
  }

  #highlightOne({ content }: Marker, markers: Marker[]): void {
    const highlighted = this.#adsIn(markers).some((ad) => this.#highlighted.has(ad));
    if (content instanceof HTMLElement) content.toggleAttribute('data-highlighted', highlighted);
  }

  #adsIn(markers: Marker[]): number[] {
    return markers.flatMap((marker) => this.#adsOf.get(marker) ?? []);
  }
}

/** Events of a cluster, and whether its ads are highlighted after them. */
const pointing = [
  ['mouseenter', true],
  ['focusin', true],
  ['mouseleave', false],
  ['focusout', false],
] as const;
