const organization = ['hiringOrganization', 'hiringOrganization.name'];
const location = ['jobLocation', 'jobLocation.address', 'jobLocation.address.addressCountry'];

/** The paths of the properties that Google requires (https://developers.google.com/search/docs/appearance). */
const requiredProperties = new Map([
  ['JobPosting', ['title', 'description', 'datePosted', ...organization, ...location]],
  ['BreadcrumbList', ['itemListElement', 'itemListElement.position']],
  ['WebSite', ['name', 'url']],
  ['Dataset', ['name', 'description']],
]);

/** The URL of Google's test of the structured data at a URL, which Google reads itself. */
export function googleTestUrl(url: string): string {
  return `https://search.google.com/test/rich-results?${new URLSearchParams({ url })}`;
}

/** Reads a script of JSON-LD: each top-level node is a block. */
export function readBlocks(json: string) {
  try {
    const nodes = nodesOf(JSON.parse(json));
    if (nodes.length > 0) return nodes.map(readNode);
  } catch {
    // Not JSON.
  }
  return [{ type: 'JSON illisible', readable: false, source: json.trim(), missing: [] }];
}

type Node = Record<string, unknown>;

/** The top-level nodes of a block: the block itself, or those of its array or `@graph`. */
function nodesOf(json: unknown): Node[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf);
  if (!isNode(json)) return [];
  return '@graph' in json ? nodesOf(json['@graph']) : [json];
}

function readNode(node: Node) {
  const types = [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
  const required = types.flatMap((type) => requiredProperties.get(type) ?? []);
  return {
    type: types.join(', ') || 'Sans type',
    readable: types.length > 0,
    /** The JSON, indented. */
    source: JSON.stringify(node, null, 2),
    /** Missing properties that Google requires. */
    missing: required.filter((path) => !hasAll(node, path.split('.'))),
  };
}

/** Whether a node has a property, and all that it leads to have the next one of the path. */
function hasAll(node: unknown, [name = '', ...rest]: string[]): boolean {
  const values = isNode(node) ? [node[name]].flat().filter(isPresent) : [];
  return rest.length === 0 ? values.length > 0 : values.every((value) => hasAll(value, rest));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isPresent = (value: unknown) => String(value ?? '').trim() !== '';
