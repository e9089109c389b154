/** One file imports another; both paths are relative to the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

/** Replaces the folder of each package by a single name, so that all packages are siblings. */
export function withPackagesAsNames(
  imports: readonly Import[],
  packages: readonly string[],
): Import[] {
  const innermostFirst = [...packages].sort((one, other) => other.length - one.length);
  const named = (path: string) => {
    const folder = innermostFirst.find((candidate) => path.startsWith(`${candidate}/`));
    return folder === undefined
      ? path
      : `${folder.replaceAll('/', '\u2215')}${path.slice(folder.length)}`;
  };
  return imports.map(({ from, to }) => ({ from: named(from), to: named(to) }));
}

/** Sibling folders and files that import each other, directly or indirectly. */
export interface FolderCircle {
  /** The folder that contains all of them; empty for the root. */
  folder: string;
  /** Their names, sorted. */
  members: string[];
  /** The imports that close the circle, from one member to another. */
  imports: Import[];
}

/**
 * Finds every circle between siblings: a file below one folder imports, type or value, from below a sibling folder,
 * which imports it back. A folder and its contents may import each other: they are one unit.
 */
export function findFolderCircles(imports: readonly Import[]): FolderCircle[] {
  return [...neighborImports(imports)]
    .flatMap(([folder, between]) =>
      components(between).map((members) => ({
        folder,
        members: [...members].sort(),
        imports: between
          .filter(({ from, to }) => members.has(from) && members.has(to))
          .map(({ import: found }) => found),
      })),
    )
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/**
 * Formats a circle as a few lines: its members, and the imports to remove to break it. A heuristic finds a small
 * set of imports; it may be better to keep another direction.
 */
export function describeCircle({ folder, members, imports }: FolderCircle): string {
  const between = (from: string, to: string) =>
    imports.filter((found) => {
      const [fromName, toName] = neighbors(found);
      return fromName === from && toName === to;
    });
  const order = layers(members, (from, to) => between(from, to).length);
  const lines = order.flatMap((to, index) =>
    order
      .slice(index + 1)
      .flatMap((from) => between(from, to))
      .map((upward) => `    ${upward.from} imports ${upward.to}`),
  );
  return [`  ${folder === '' ? '.' : folder}: ${members.join(', ')}`, ...lines].join('\n');
}

/**
 * Sorts names so that few imports lead from a later name to an earlier one: repeatedly picks the name that imports
 * most and is imported least by the rest (Eades, Lin and Smyth 1993).
 */
function layers(names: readonly string[], count: (from: string, to: string) => number): string[] {
  const order: string[] = [];
  let rest = [...names];
  const surplus = (name: string) =>
    rest.reduce((sum, other) => sum + count(name, other) - count(other, name), 0);
  while (rest.length > 0) {
    const surpluses = new Map(rest.map((name) => [name, surplus(name)]));
    const next = rest.reduce((best, name) =>
      (surpluses.get(name) ?? 0) > (surpluses.get(best) ?? 0) ? name : best,
    );
    order.push(next);
    rest = rest.filter((name) => name !== next);
  }
  return order;
}

interface NeighborImport {
  /** Names in the folder that contains both. */
  from: string;
  to: string;
  import: Import;
}

/** Maps every import to one between siblings, by the innermost folder that contains both ends. */
function neighborImports(imports: readonly Import[]): Map<string, NeighborImport[]> {
  const byFolder = new Map<string, NeighborImport[]>();
  for (const found of imports) {
    if (found.from === found.to) continue;
    const [from, to, folder] = neighbors(found);
    const known = byFolder.get(folder) ?? [];
    known.push({ from, to, import: found });
    byFolder.set(folder, known);
  }
  return byFolder;
}

/** Returns the names of both ends of an import inside the innermost folder that contains them. */
function neighbors({ from, to }: Import): [from: string, to: string, folder: string] {
  const fromParts = from.split('/');
  const toParts = to.split('/');
  const differ = fromParts.findIndex((part, index) => part !== toParts[index]);
  return [fromParts[differ] ?? '', toParts[differ] ?? '', fromParts.slice(0, differ).join('/')];
}

/** Returns the largest groups of two or more names that all reach each other (Tarjan 1972). */
function components(imports: readonly NeighborImport[]): Set<string>[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const order = new Map<string, number>();
  const path: string[] = [];
  const groups: Set<string>[] = [];
  /** @returns the position of the earliest name that `name` reaches */
  const visit = (name: string): number => {
    const place = order.size;
    order.set(name, place);
    path.push(name);
    let earliest = place;
    for (const target of targets.get(name) ?? []) {
      const seen = order.get(target);
      if (seen === undefined) earliest = Math.min(earliest, visit(target));
      else if (path.includes(target)) earliest = Math.min(earliest, seen);
    }
    if (earliest === place) {
      const group = new Set(path.splice(path.indexOf(name)));
      if (group.size > 1) groups.push(group);
    }
    return earliest;
  };
  for (const name of targets.keys()) if (!order.has(name)) visit(name);
  return groups;
}
