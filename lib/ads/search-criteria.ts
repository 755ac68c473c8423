/**
 * What ads are searched by, in words: « par spécialité, par dates et par lieu ».
 *
 * @param placeSearch whether the site offers the search by place.
 */
export function searchCriteria(placeSearch: boolean): string {
  return placeSearch ? 'par spécialité, par dates et par lieu' : 'par spécialité et par dates';
}
