/** Problems that the check accepts for now, by their names, and why. To be emptied. */
export const knownProblems: Readonly<Record<string, string>> = {
  'lib/api/ads-index ↔ lib/api/resources':
    'Reads of lists search the index, and its walk reads lists.',
  'lib/ads ↔ lib/places': 'The place of a search is moving to lib/ads.',
};
