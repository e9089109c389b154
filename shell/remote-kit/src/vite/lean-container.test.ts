import { filesOfHosts, leanEntry } from './lean-container.ts';

const PLUGIN_CODE = `
import { init as runtimeInit } from "@module-federation/runtime";
import __mfExposesMap from "virtual:exposes"
const { initResolve } = globalThis.state;
const __mfModuleCache = globalThis.cache;
const initTokens = {}
export { init, getExposes as get }
`;

describe('leanEntry', () => {
  it('keeps what finds the modules, and leaves the runtime of the federation to the host', () => {
    const entry = leanEntry(PLUGIN_CODE, ['react', 'styled-components']);
    expect(entry).toContain('import __mfExposesMap from "virtual:exposes"');
    expect(entry).toContain('const __mfModuleCache = globalThis.cache;');
    expect(entry).toContain('shared: ["react","styled-components"]');
    expect(entry).toContain('export const { init, get } = createContainer(');
    expect(entry).not.toContain('@module-federation/runtime');
    expect(entry).not.toContain('initTokens');
  });

  it.each(['import __mfExposesMap', 'const initTokens', 'initResolve', '__mfModuleCache'])(
    'knows an entry without %s',
    (part) => {
      expect(leanEntry(PLUGIN_CODE.replaceAll(part, 'other'), [])).toBeNull();
    },
  );
});

it('leaves out scripts of hosts that the entry never loads, and no others', () => {
  const script = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    fileName,
    name: fileName.replace('.js', ''),
    imports,
    dynamicImports,
  });
  expect(
    filesOfHosts([
      script('remoteEntry.js', ['start.js'], ['remote.js']),
      script('start.js'),
      script('remote.js', ['start.js'], ['page.js']),
      script('page.js', ['remote.js']),
      script('hostInit.js', ['start.js'], ['remoteEntry.js', 'shares.js']),
      script('shares.js'),
      script('pendingShares.js', ['start.js', 'waiting.js']),
      script('waiting.js'),
      script('worklet.js'),
    ]),
  ).toEqual(['hostInit.js', 'shares.js', 'pendingShares.js', 'waiting.js']);
});
