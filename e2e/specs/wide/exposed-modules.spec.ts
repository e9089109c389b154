import { expect, test } from '../../fixtures/test.ts';

interface RemoteEntry {
  get(module: string): Promise<() => Record<string, unknown>>;
  init(scope: unknown): Promise<void>;
}

interface RegistryDocument {
  remotes: { name: string; routes: string[]; index?: boolean; current: { entry: string } }[];
}

/** Modules that each remote has to expose. Others load these by name at run time, where no compiler checks them. */
const EXPOSED: Record<string, string[]> = {
  'mf-contacts': ['./module'],
  'mf-assessment': ['./module', './quiz-dialog'],
  'mf-coaching': ['./module'],
};

test('each built entry exposes its modules by name, and has routes only under its own paths', async ({
  open,
  page,
  stack,
}) => {
  // The shell provides the shared modules.
  await open('/contacts');
  const registry: RegistryDocument = await (await fetch(`${stack.shellUrl}/remotes.json`)).json();
  for (const [name, modules] of Object.entries(EXPOSED)) {
    await test.step(`${name} has ${modules.join(' and ')}`, async () => {
      const remote = registry.remotes.find((candidate) => candidate.name === name);
      expect(remote).toBeDefined();
      const found = await page.evaluate(describeModules, {
        entry: remote?.current.entry ?? '',
        wanted: modules,
      });
      expect(found.map(({ module }) => module)).toEqual(modules);
      for (const { module, contract, routes, quizDialog } of found) {
        expect.soft(contract, `${name} ${module}`).toBe(1);
        if (module !== './module') {
          expect.soft(quizDialog).toMatch(/function|object/);
          continue;
        }
        const claims = [...(remote?.routes ?? []), ...(remote?.index ? ['/'] : [])];
        expect.soft(routes.length).toBeGreaterThan(0);
        const foreign = routes.filter(
          (path) => !claims.some((claim) => path === claim || path.startsWith(`${claim}/`)),
        );
        expect.soft(foreign, `${name} claims ${claims.join(', ')}`).toEqual([]);
      }
    });
  }
});

/** Loads modules of a built entry in the page, as the shell does. */
async function describeModules({ entry, wanted }: { entry: string; wanted: string[] }) {
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
}
