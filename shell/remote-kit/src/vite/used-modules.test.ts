import { usedModules } from './used-modules.ts';

const file = (fileName: string, imports: string[] = [], module: string | null = null) => ({
  fileName,
  facadeModuleId: module,
  imports,
  moduleIds: [`/${fileName}.ts`],
});

const PAGES = [
  { module: '/list.tsx' },
  { module: '/person.tsx', parts: ['/tabs.tsx'] },
  { module: '/import.tsx' },
];

const { pages, onDemand } = usedModules(
  [
    file('list', ['button'], '/src/list.tsx'),
    file('person', ['button', 'facts'], '/src/person.tsx'),
    file('tabs', ['tab'], '/src/tabs.tsx'),
    file('import', ['button'], '/src/import.tsx'),
    file('button'),
    file('facts'),
    file('tab'),
    file('dialog', ['overlay', 'fields'], '/src/dialog.tsx'),
    file('overlay', ['button']),
    file('fields', ['facts', 'overlay']),
  ],
  PAGES,
);

describe('usedModules', () => {
  it('finds the pages that import a module, also through their parts', () => {
    expect(pages.get('/button.ts')).toEqual(['list', 'person', 'import']);
    expect(pages.get('/facts.ts')).toEqual(['person']);
    expect(pages.get('/tab.ts')).toEqual(['person']);
    expect(pages.get('/overlay.ts')).toEqual([]);
  });

  it('counts a page once that several paths show', () => {
    const twice = usedModules([file('list', [], '/src/list.tsx')], [PAGES[0]!, PAGES[0]!]);
    expect(twice.pages.get('/list.ts')).toEqual(['list']);
  });

  it('lets nothing be loaded on demand that would load the code of one page', () => {
    expect([...onDemand]).toEqual(['/overlay.ts']);
  });
});
