/** One file imports another; both paths begin at the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

/** Imports with the folder of each package as one name, wherever it lies: packages lie beside each other. */
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

/** Folders and files beside each other that import each other, directly or through one another. */
export interface FolderCircle {
  /** The folder that holds all of them; empty for the root. */
  folder: string;
  /** Their names, sorted. */
  members: string[];
  /** The imports that close the circle, from one member to another. */
  imports: Import[];
}

/**
 * Finds every circle between neighbors: what lies below one folder imports, type or value, from
 * below a folder beside it and is imported back. A folder and what is inside it may import each
 * other: they are one thing.
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
 * A circle in a few lines: its members, and the imports to remove so that it is open. Of all such
 * sets these are few imports, found by a heuristic; another direction may be the better one to keep.
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
 * Orders names so that few imports lead from a later name to an earlier one: repeatedly the name
 * comes next that imports most and is imported least by the rest (Eades, Lin and Smyth 1993).
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
  /** Names in the folder that both share. */
  from: string;
  to: string;
  import: Import;
}

/** Every import as one between neighbors, by the innermost folder that holds both ends. */
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

/** The two names under which the ends of an import lie in the folder that they share. */
function neighbors({ from, to }: Import): [from: string, to: string, folder: string] {
  const fromParts = from.split('/');
  const toParts = to.split('/');
  const differ = fromParts.findIndex((part, index) => part !== toParts[index]);
  return [fromParts[differ] ?? '', toParts[differ] ?? '', fromParts.slice(0, differ).join('/')];
}

/** The largest groups whose members all reach each other, of two or more (Tarjan 1972). */
function components(imports: readonly NeighborImport[]): Set<string>[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const order = new Map<string, number>();
  const path: string[] = [];
  const groups: Set<string>[] = [];
  /** @returns the earliest name on the path that `name` reaches, as its place in the order */
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
