/** The id of the list of found ads, which links past the map lead to. */
export const resultsId = 'resultats';
