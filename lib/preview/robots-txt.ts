/** What robots.txt says to search engines. */
export type RobotsTxt = {
  /** Where the sitemaps are. */
  sitemaps: string[];
  /** Whether a path, from the root and with its query, may be fetched. */
  allows(path: string): boolean;
};

type Rule = { allow: boolean; pattern: string };

/**
 * Reads robots.txt as RFC 9309 and Google do: the groups of « Googlebot », or else those of `*`; the
 * longest rule that fits decides, and allows when two are as long.
 */
export function readRobotsTxt(text: string): RobotsTxt {
  const lines = text.split(/\r\n|\r|\n/).map(readLine);
  const groups = readGroups(lines);
  const named = groups.some(({ agents }) => agents.includes('googlebot'));
  const rules = rulesFor(named ? 'googlebot' : '*', groups);
  return {
    sitemaps: lines.filter(({ name }) => name === 'sitemap').map(({ value }) => value),
    allows: (path) => isAllowed(rules, path),
  };
}

type Line = { name: string; value: string };

function readLine(line: string): Line {
  const [rule = ''] = line.split('#', 1);
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(rule) ?? [];
  return { name: name.trim().toLowerCase(), value: value.trim() };
}

type Group = { agents: string[]; rules: Rule[] };

/** Lines that name agents, then those that are theirs. An empty rule fits all, and so decides nothing. */
function readGroups(lines: Line[]): Group[] {
  const groups: Group[] = [];
  for (const { name, value } of lines) {
    const last = groups.at(-1);
    if (name === 'user-agent') {
      const agent = value.toLowerCase();
      if (last?.rules.length === 0) last.agents.push(agent);
      else groups.push({ agents: [agent], rules: [] });
    } else if (name === 'allow' || name === 'disallow') {
      last?.rules.push({ allow: name === 'allow', pattern: value });
    }
  }
  return groups;
}

function rulesFor(agent: string, groups: Group[]): Rule[] {
  return groups.filter(({ agents }) => agents.includes(agent)).flatMap(({ rules }) => rules);
}

function isAllowed(rules: Rule[], path: string): boolean {
  let decisive: Rule = { allow: true, pattern: '' };
  for (const rule of rules) {
    if (!fits(rule.pattern, path)) continue;
    const { length } = rule.pattern;
    const longer = length > decisive.pattern.length;
    if (longer || (length === decisive.pattern.length && rule.allow)) decisive = rule;
  }
  return decisive.allow;
}

/** `*` stands for anything, `$` at the end for the end. */
function fits(pattern: string, path: string): boolean {
  const ends = pattern.endsWith('$');
  const [start = '', ...parts] = (ends ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const [index, part] of parts.entries()) {
    const last = ends && index === parts.length - 1;
    const found = last ? path.length - part.length : path.indexOf(part, at);
    if (found < at || !path.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return !ends || at === path.length;
}
