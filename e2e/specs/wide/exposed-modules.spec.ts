import { expect, test } from '../../fixtures/test.ts';

interface RemoteEntry {
  get(module: string): Promise<() => Record<string, unknown>>;
  init(scope: unknown): Promise<void>;
}

interface RegistryDocument {
  remotes: { name: string; routes: string[]; index?: boolean; current: { entry: string } }[];
}

/** What each remote has to expose. Others load these by name at run time, where no compiler looks. */
const EXPOSED: Record<string, string[]> = {
  'mf-contacts': ['./module'],
  'mf-assessment': ['./module', './quiz-dialog'],
  'mf-coaching': ['./module'],
};

for (const [name, modules] of Object.entries(EXPOSED)) {
  test(`the built entry of ${name} exposes ${modules.join(' and ')}, and routes under its own paths only`, async ({
    contacts,
    page,
    stack,
  }) => {
    // The shell provides the shared modules.
    await contacts.open();
    await expect(contacts.heading).toBeVisible();
    const registry: RegistryDocument = await (await fetch(`${stack.shellUrl}/remotes.json`)).json();
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    expect(remote).toBeDefined();
    const found = await page.evaluate(
      async ({ entry, wanted }) => {
        const federation = Reflect.get(globalThis, '__FEDERATION__');
        const container: RemoteEntry = await import(entry);
        await container.init(federation.__INSTANCES__[0].shareScopeMap.default);
        type Route = { path?: string; children?: Route[] };
        const pathsOf = (routes: Route[]): string[] =>
          routes.flatMap(({ path, children }) => [
            ...(path === undefined ? [] : [path]),
            ...pathsOf(children ?? []),
          ]);
        const described = [];
        for (const module of wanted) {
          const exposed = (await container.get(module))();
          const subject = Object(exposed.default ?? exposed);
          described.push({
            module,
            contract: subject.contract,
            quizDialog: typeof subject.QuizDialog,
            routes: subject.createRoutes ? pathsOf(subject.createRoutes({})) : [],
          });
        }
        return described;
      },
      { entry: remote?.current.entry ?? '', wanted: modules },
    );
    expect(found.map(({ module }) => module)).toEqual(modules);
    for (const { module, contract, routes, quizDialog } of found) {
      expect(contract, `${name} ${module}`).toBe(1);
      if (module === './module') {
        const claims = [...(remote?.routes ?? []), ...(remote?.index ? ['/'] : [])];
        expect(routes.length).toBeGreaterThan(0);
        for (const path of routes) {
          expect(
            claims.some((claim) => path === claim || path.startsWith(`${claim}/`)),
            `${name} has a route ${path}, but claims ${claims.join(', ')}`,
          ).toBe(true);
        }
      } else {
        expect(quizDialog).toMatch(/function|object/);
      }
    }
  });
}
