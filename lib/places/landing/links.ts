import type { LandingPlace } from './landing-pages';
import { placeHref } from './landing-url';

/** A link to ads, and how many there are. */
export type CountedLink = { name: string; href: string; count: number };

/** Links below a heading. */
export type LinkGroup = { title: string; links: CountedLink[] };

/** A link to the page of a place, by its bare name. */
export function placeLink({ place, count }: LandingPlace): CountedLink {
  return { name: place.name, href: placeHref(place), count };
}

/** In the order of the alphabet. */
export function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'fr');
}
