import { describeCircle, findFolderCircles, withPackagesAsNames } from './folder-circles.ts';

/** Parses "a/b.ts > a/c.ts" as an import. */
function imports(...lines: string[]) {
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });
}

function circles(...lines: string[]) {
  return findFolderCircles(imports(...lines)).map(
    ({ folder, members }) => `${folder}: ${members.join(' ')}`,
  );
}

describe('findFolderCircles', () => {
  it('finds two folders that import each other although no file does', () => {
    expect(circles('room/src/a/one.ts > room/src/b/two.ts', 'room/src/b/x.ts > room/src/a/y.ts'))
      // They're circles only among siblings.
      .toEqual(['room/src: a b']);
  });

  it('finds a circle over several folders, and leaves out a folder that only hangs on it', () => {
    expect(
      circles(
        'src/a/1.ts > src/b/1.ts',
        'src/b/2.ts > src/c/1.ts',
        'src/c/2.ts > src/a/2.ts',
        'src/c/2.ts > src/d/1.ts',
        'src/e/1.ts > src/a/1.ts',
      ),
    ).toEqual(['src: a b c']);
  });

  it('counts deep imports for the folders beside each other', () => {
    expect(
      circles(
        'src/dialogs/host.ts > src/features/edit/dialog.ts',
        'src/features/page/card.ts > src/dialogs/menu.ts',
      ),
    ).toEqual(['src: dialogs features']);
  });

  it('finds a feature that imports a feature that imports it', () => {
    expect(
      circles(
        'src/features/a/x.ts > src/features/b/x.ts',
        'src/features/b/y.ts > src/features/a/y.ts',
      ),
    ).toEqual(['src/features: a b']);
  });

  it('finds a file and a folder beside it that import each other', () => {
    expect(circles('src/app.ts > src/pages/home.ts', 'src/pages/one.ts > src/app.ts')).toEqual([
      'src: app.ts pages',
    ]);
  });

  it('finds every circle of one folder, sorted by folder', () => {
    expect(
      circles(
        'z/a/1.ts > z/b/1.ts',
        'z/b/1.ts > z/a/1.ts',
        'z/c/1.ts > z/d/1.ts',
        'z/d/1.ts > z/c/1.ts',
        'e/f/1.ts > e/g/1.ts',
        'e/g/1.ts > e/f/1.ts',
      ),
    ).toEqual(['e: f g', 'z: a b', 'z: c d']);
  });

  it('lets folders share a third one, and import in one direction', () => {
    expect(
      circles(
        'src/a/1.ts > src/shared/1.ts',
        'src/b/1.ts > src/shared/2.ts',
        'src/a/2.ts > src/b/1.ts',
        'src/a/2.ts > src/a/1.ts',
      ),
    ).toEqual([]);
  });

  it('agrees with a plain search for names that reach each other', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (let seed = 1; seed <= 300; seed += 1) {
      const graph = randomImports(names, seed);
      const expected = reachEachOther(names, graph);
      const found = findFolderCircles(graph).map(({ members }) => members.join(' '));
      expect(found.sort()).toEqual(expected);
    }
  });
});

describe('withPackagesAsNames', () => {
  it('treats a nested package as a sibling', () => {
    const found = imports(
      'scripts/stack/start.ts > shell/origin/src/index.ts',
      'shell/release/src/a.ts > scripts/kit/src/index.ts',
    );
    const packages = ['scripts', 'scripts/kit', 'shell', 'shell/origin', 'shell/release'];
    expect(findFolderCircles(found)).toHaveLength(1);
    expect(findFolderCircles(withPackagesAsNames(found, packages))).toEqual([]);
  });

  it('still finds packages that import each other, and folders inside of one', () => {
    const found = imports(
      'shell/origin/src/a.ts > shell/registry/src/a.ts',
      'shell/registry/src/b.ts > shell/origin/src/b.ts',
      'api/src/a/1.ts > api/src/b/1.ts',
      'api/src/b/1.ts > api/src/a/1.ts',
    );
    const packages = ['api', 'shell', 'shell/origin', 'shell/registry'];
    const members = findFolderCircles(withPackagesAsNames(found, packages)).map(
      (circle) => circle.members.length,
    );
    expect(members).toEqual([2, 2]);
  });
});

describe('describeCircle', () => {
  it('shows the few imports that close the circle, not the many in the usual direction', () => {
    const [circle] = findFolderCircles(
      imports(
        'src/a/1.ts > src/b/1.ts',
        'src/a/2.ts > src/b/1.ts',
        'src/b/3.ts > src/c/4.ts',
        'src/b/4.ts > src/c/4.ts',
        'src/c/3.ts > src/a/4.ts',
      ),
    );
    expect(circle && describeCircle(circle)).toBe(
      '  src: a, b, c\n    src/c/3.ts imports src/a/4.ts',
    );
  });

  it('names the root', () => {
    const [circle] = findFolderCircles(imports('a/1.ts > b/1.ts', 'b/1.ts > a/1.ts'));
    expect(circle && describeCircle(circle)).toMatch(/^ {2}\.: a, b\n/);
  });
});

/** Creates about every sixth possible import between the names. */
function randomImports(names: string[], seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return names.flatMap((from) =>
    names
      .filter((to) => to !== from && next() % 6 === 0)
      .map((to) => ({ from: `${from}/x.ts`, to: `${to}/x.ts` })),
  );
}

function reachEachOther(names: string[], graph: { from: string; to: string }[]) {
  const reaches = (start: string, end: string) => {
    const reached = new Set([`${start}/x.ts`]);
    for (const name of reached) {
      for (const { from, to } of graph) if (from === name) reached.add(to);
    }
    return reached.has(`${end}/x.ts`);
  };
  const groups = names.map((name) =>
    names.filter((other) => other === name || (reaches(name, other) && reaches(other, name))),
  );
  return [
    ...new Set(groups.filter(({ length }) => length > 1).map((group) => group.join(' '))),
  ].sort();
}
