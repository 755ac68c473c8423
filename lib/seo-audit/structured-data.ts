import { type DataNode, hasAll, nodesOf, typesOf } from './data-node';
import {
  type DataRule,
  dataRules,
  remoteRule,
  type WrongValue,
  wrongValues,
} from './structured-data-rules';

/** A block of structured data, and its faults for Google. */
export type DataBlock = {
  /** « JobPosting »; « JSON illisible » when it is invalid. */
  type: string;
  readable: boolean;
  /** Its JSON, indented. */
  source: string;
  /** Missing properties that Google requires. */
  missing: string[];
  /** Missing properties that Google recommends. */
  recommended: string[];
  wrong: WrongValue[];
};

/** Reads a script of JSON-LD: each top-level node is a block. */
export function readBlocks(json: string, now: Date): DataBlock[] {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return [unreadable(json)];
  }
  const nodes = nodesOf(read);
  return nodes.length === 0 ? [unreadable(json)] : nodes.map((node) => readNode(node, now));
}

function readNode(node: DataNode, now: Date): DataBlock {
  const types = typesOf(node);
  const rules = types.flatMap((type) => ruleOf(type, node) ?? []);
  const absent = (paths: readonly string[]) => [
    ...new Set(paths.filter((path) => !hasAll(node, path))),
  ];
  return {
    type: types.join(', ') || 'Sans type',
    readable: types.length > 0,
    source: JSON.stringify(node, null, 2),
    missing: absent(rules.flatMap(({ required }) => required)),
    recommended: absent(rules.flatMap(({ recommended }) => recommended)),
    wrong: wrongValues(node, types, now),
  };
}

function ruleOf(type: string, node: DataNode): DataRule | undefined {
  const remote = type === 'JobPosting' && node.jobLocationType === 'TELECOMMUTE';
  return remote ? remoteRule : dataRules[type];
}

function unreadable(source: string): DataBlock {
  const nothing = { missing: [], recommended: [], wrong: [] };
  return { type: 'JSON illisible', readable: false, source: source.trim(), ...nothing };
}
