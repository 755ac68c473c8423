/** A node of JSON-LD: an object with a type. */
export type DataNode = Record<string, unknown>;

/** The top-level nodes of a block: the block itself, or those of its array or `@graph`. */
export function nodesOf(json: unknown): DataNode[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf);
  if (!isNode(json)) return [];
  return '@graph' in json ? nodesOf(json['@graph']) : [json];
}

/** The types of a node, without the URL of schema.org. */
export function typesOf(node: DataNode): string[] {
  return listOf(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
}

/** The values at a path of properties; lists are flattened, and empty values left out. */
export function valuesAt(node: DataNode, path: string): unknown[] {
  let values: unknown[] = [node];
  for (const property of path.split('.')) {
    values = values.flatMap((value) => (isNode(value) ? listOf(value[property]) : []));
  }
  return values.filter(isPresent);
}

/** Whether every node that a path leads to has its last property. */
export function hasAll(node: DataNode, path: string): boolean {
  const end = path.lastIndexOf('.');
  const holders = end === -1 ? [node] : valuesAt(node, path.slice(0, end));
  const property = path.slice(end + 1);
  return holders.every((holder) => isNode(holder) && listOf(holder[property]).some(isPresent));
}

export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && !value.trim());
}
