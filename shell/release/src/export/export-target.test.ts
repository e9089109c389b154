import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry, withEntry } from '@rapport/registry/changes';
import { REPOSITORY, runNode, typescriptProgram } from '@rapport/workspace-kit';
import { folderStore } from '../stores/folder-store.ts';
import { switchRegistry } from '../switch-registry.ts';
import {
  type ExportSettings,
  readExportOrder,
  rememberedExports,
  rememberExport,
} from './export-settings.ts';
import { exportTarget } from './export-target.ts';

let target: string;
let lines: string[];
const print = (line: string) => lines.push(line);

beforeEach(() => {
  lines = [];
  target = mkdtempSync(join(tmpdir(), 'export-target-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(target, path, '..'), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  write('releases/shell/1.0.0/index.html', '<html><head></head><body></body></html>');
  write('releases/mf-contacts/1.2.0/remoteEntry.js', 'export {};');
  write(
    'config.json',
    JSON.stringify({
      environment: 'staging',
      apiUrl: 'https://app.example',
      supabaseUrl: 'https://auth.example',
      publishableKey: 'key',
    }),
  );
  write('registry/remotes.json', JSON.stringify(emptyRegistry()));
});
afterEach(() => {
  process.exitCode = undefined;
  rmSync(target, { recursive: true });
});

const to = () => join(target, 'www');
const site = (path: string) => readFileSync(join(to(), 'current/site', path), 'utf8');
const settings = (more: Partial<ExportSettings> = {}): ExportSettings => ({ to: to(), ...more });

const release = () =>
  switchRegistry(folderStore(target), print, (registry = emptyRegistry()) =>
    withEntry(registry, {
      name: 'mf-contacts',
      contract: 1,
      routes: ['/contacts'],
      current: {
        version: '1.2.0',
        entry: 'https://elsewhere.example/mf-contacts/1.2.0/remoteEntry.js',
        preload: ['https://elsewhere.example/mf-contacts/1.2.0/assets/a.js'],
        publishedAt: '2026-01-01T00:00:00.000Z',
        publishedBy: 'Ada',
      },
    }),
  );

describe('the export of a target', () => {
  it('contains the registry, the shell, the settings, and the releases of the target', async () => {
    await release();
    await exportTarget(folderStore(target), settings(), print);
    expect(site('remotes.json')).toContain('elsewhere.example');
    expect(site('config.json')).toContain('staging');
    expect(site('remotes/mf-contacts/1.2.0/remoteEntry.js')).toBe('export {};');
    expect(existsSync(join(to(), 'current/site/remotes/shell'))).toBe(false);
  });

  it('is repeated after every change of the registry', async () => {
    const store = folderStore(target);
    const baseUrl = 'https://app.example/remotes/{remote}/';
    await exportTarget(store, settings({ baseUrl }), print);
    await rememberExport(store, to(), settings({ baseUrl }));
    expect(site('index.html')).not.toContain('mf-contacts');
    await release();
    expect(site('index.html')).toContain('"name":"mf-contacts"');
    expect(site('remotes.json')).toContain(
      '"https://app.example/remotes/mf-contacts/1.2.0/assets/a.js"',
    );
    expect(readFileSync(join(target, 'registry/remotes.json'), 'utf8')).toContain('elsewhere');
    await rememberExport(store, to(), undefined);
    expect(JSON.parse(readFileSync(join(target, 'exports.json'), 'utf8'))).toEqual([]);
  });

  it('runs the reload command of the server after the switch', async () => {
    const reload = `cat ${to()}/current/site/config.json > ${target}/read`;
    await exportTarget(folderStore(target), settings({ reload }), print);
    expect(readFileSync(join(target, 'read'), 'utf8')).toContain('staging');
  });

  it('reports its failure without undoing the release', async () => {
    const store = folderStore(target);
    await rememberExport(store, to(), settings({ reload: 'echo no rights; exit 3' }));
    const { after, served } = await release();
    expect(after.remotes).toHaveLength(1);
    expect(served).toBe(false);
    expect(lines.join('\n')).toMatch(
      /The registry is switched, but the site does not serve it yet: .*failed.*:\nno rights/s,
    );
    expect(process.exitCode).toBe(1);
  });

  it('is repeated by a release without changes, because an earlier reload may have failed', async () => {
    const store = folderStore(target);
    const reload = `test -e ${target}/may-reload`;
    await rememberExport(store, to(), settings({ reload }));
    expect((await release()).served).toBe(false);
    writeFileSync(join(target, 'may-reload'), '');
    expect((await switchRegistry(store, print, (registry) => registry!)).served).toBe(true);
  });

  it('is remembered even if its first reload fails, and repeated by later releases', async () => {
    const program = join(REPOSITORY, 'shell/release/src/commands/export.ts');
    const args = ['--to', to(), '--target', target, '--reload', 'exit 3'];
    const { code, output } = await runNode([...typescriptProgram(program), ...args]);
    expect([code, output]).toEqual([1, expect.stringContaining('"exit 3" failed')]);
    expect(await rememberedExports(folderStore(target))).toMatchObject([{ reload: 'exit 3' }]);
  });

  it.each([
    ['config.json', /config\.json cannot be read/],
    ['registry/remotes.json', /no registry/],
    ['releases/shell/1.0.0/index.html', /no built shell/],
  ])('says what is missing: %s', async (path, message) => {
    rmSync(join(target, path));
    await expect(exportTarget(folderStore(target), settings(), print)).rejects.toThrow(message);
    expect(existsSync(join(to(), 'current'))).toBe(false);
  });
});

describe('the configuration of an export', () => {
  it('is refused with a list of all its problems', async () => {
    writeFileSync(join(target, 'config.json'), '{"environment":"staging"}');
    await expect(exportTarget(folderStore(target), settings(), print)).rejects.toThrow(
      /not in order:\n- apiUrl is missing.*\n- supabaseUrl is missing.*\n- publishableKey/s,
    );
  });
});

describe('readExportOrder', () => {
  it('reads flags, and resolves folders', () => {
    const args = ['--to', 'www', '--config', '/etc/c.json', '--registry', 'https://x.example/r'];
    const more = ['--remotes', 'none', '--for', 'netlify', '--reload', 'true', '--once'];
    expect(
      readExportOrder([...args, ...more], { RELEASE_TARGET: '/srv' }, '/builds'),
    ).toMatchObject({
      settings: {
        to: '/builds/www',
        config: '/etc/c.json',
        registry: 'https://x.example/r',
        remotes: 'none',
        host: 'netlify',
        reload: 'true',
      },
      target: '/srv',
      repair: false,
      remember: false,
      forget: false,
    });
  });

  it.each([
    [[], 'Into which folder?'],
    [['--to', 'x', '--for', 'apache'], '--for is "apache"'],
    [['--to', 'x', '--port', '1'], "Unknown option '--port'"],
    [['x'], 'Unexpected argument'],
  ])('refuses %j', (args, message) => {
    expect(() => readExportOrder(args, {}, '/')).toThrow(message);
  });
});
