/** Problems that the check accepts for now, by their names, and why. To be emptied. */
export const knownProblems: Readonly<Record<string, string>> = {
  'lib/api/ads-index ↔ lib/api/resources':
    'Reads of lists search the index, and its walk reads lists. The index is being rewritten.',
  'lib/routes → lib/api/cache':
    'How long a route is fresh, in seconds, is next to the tags of the API. Both go to lib/cache.',
  'server/finish-response ↔ server/response-cache':
    'The cache renders a response and finishes it; finishing decides how long it lives. Both are being rewritten.',
  'demo/sample ↔ demo/store': 'The sample is being rewritten.',
  'demo/sample/ads ↔ demo/sample/wording': 'The sample is being rewritten.',
};
