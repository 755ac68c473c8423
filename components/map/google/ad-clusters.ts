import { type Cluster, MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import type { Marker } from '@/components/map/google/use-markers';
import { padding } from '@/lib/map/france';
import { clusterName } from '@/lib/map/marker-name';
import styles from './pin.module.css';

/** A clusterer that tells which clusters are on the map. */
class OpenClusterer extends MarkerClusterer {
  get gathered(): Cluster[] {
    return this.clusters.filter(({ markers }) => markers.length > 1);
  }
}

/** Gathers the markers of a map that are close; a cluster counts ads, not markers. */
export class AdClusters {
  readonly #clusterer: OpenClusterer;
  readonly #onPoint: (ads: number[]) => void;
  #adsOf: ReadonlyMap<Marker, number[]> = new Map();
  #highlighted: ReadonlySet<number> = new Set();

  constructor(map: google.maps.Map, onPoint: (ads: number[]) => void) {
    this.#onPoint = onPoint;
    this.#clusterer = new OpenClusterer({
      map,
      // Of tiles twice as large as Google's: as many pixels as a pin is wide.
      algorithm: new SuperClusterAlgorithm({ radius: 96 }),
      renderer: { render: (cluster) => this.#draw(cluster) },
      onClusterClick: (_, cluster) => this.#open(cluster, map),
    });
  }

  /** Shows these markers, each with the ads it stands for, in the place of the last ones. */
  show(adsOf: ReadonlyMap<Marker, number[]>): void {
    this.#adsOf = adsOf;
    this.#clusterer.clearMarkers(true);
    this.#clusterer.addMarkers([...adsOf.keys()]);
  }

  /** Lights the clusters in which one of these ads is. */
  light(highlighted: ReadonlySet<number>): void {
    this.#highlighted = highlighted;
    for (const { marker, markers } of this.#clusterer.gathered) {
      if (marker) this.#lightOne(marker as Marker, markers as Marker[]);
    }
  }

  /** Leads the keyboard to a marker, or to the cluster it has gone into. */
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
    content.ariaHidden = 'true';
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
    this.#lightOne(cluster, inside);
    return cluster;
  }

  #open({ bounds, marker, markers }: Cluster, map: google.maps.Map): void {
    if (!bounds) return;
    const [first] = markers;
    const focused = marker === document.activeElement;
    this.#onPoint([]);
    map.fitBounds(bounds, padding);
    // The cluster that had the keyboard is gone: it goes on with what was in it.
    if (focused && first) {
      google.maps.event.addListenerOnce(map, 'idle', () => this.focus(first as Marker));
    }
  }

  #shown(marker: Marker): Marker | undefined {
    if (marker.map) return marker;
    const cluster = this.#clusterer.gathered.find(({ markers }) => markers.includes(marker));
    return cluster?.marker as Marker | undefined;
  }

  #lightOne({ content }: Marker, markers: Marker[]): void {
    const highlighted = this.#adsIn(markers).some((ad) => this.#highlighted.has(ad));
    if (content instanceof HTMLElement) content.toggleAttribute('data-lit', highlighted);
  }

  #adsIn(markers: Marker[]): number[] {
    return markers.flatMap((marker) => this.#adsOf.get(marker) ?? []);
  }
}

/** What the visitor does with a cluster, and whether it points at its ads. */
const pointing = [
  ['mouseenter', true],
  ['focusin', true],
  ['mouseleave', false],
  ['focusout', false],
] as const;
