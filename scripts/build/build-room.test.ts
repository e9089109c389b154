import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Room } from '@rapport/workspace-kit';
import { buildRoom } from './build-room.ts';

const room: Room = { name: 'greeting', dir: 'greeting', tool: 'tsc', inputs: ['greeting', 'lock'] };
const require = createRequire(import.meta.url);
let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(workspace, 'greeting/node_modules'), { recursive: true });
  write('lock', '1');
  write('greeting/package.json', '{"type":"module"}');
  write(
    'greeting/tsconfig.build.json',
    JSON.stringify({
      compilerOptions: {
        outDir: 'dist',
        rootDir: 'src',
        strict: true,
        module: 'nodenext',
        types: [],
      },
      include: ['src'],
      exclude: ['src/**/*.test.ts'],
    }),
  );
  write('greeting/src/hello.ts', "export const hello: string = 'hello';\n");
  symlinkSync(
    join(require.resolve('typescript/package.json'), '..'),
    join(workspace, 'greeting/node_modules/typescript'),
  );
});

afterEach(() => rmSync(workspace, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(join(workspace, path, '..'), { recursive: true });
  writeFileSync(join(workspace, path), content);
}

/** Replaces the compiler, which takes seconds: writes one file for each input. */
const copy = jest.fn();
beforeEach(() => {
  copy.mockImplementation(async () => {
    const from = join(workspace, 'greeting/src');
    mkdirSync(dist('.'), { recursive: true });
    for (const name of readdirSync(from).filter((file) => !file.includes('.test.'))) {
      cpSync(join(from, name), dist(name.replace('.ts', '.js')));
    }
  });
});

const dist = (file: string) => join(workspace, 'greeting/dist', file);

describe('buildRoom', () => {
  it('builds once and leaves it at that while nothing changes', async () => {
    const first = await buildRoom(workspace, room, { tool: copy });
    write('greeting/src/hello.test.ts', 'this is never built');
    write('greeting/README.md', 'neither is this');
    const second = await buildRoom(workspace, room, { tool: copy });
    expect(first.rebuilt).toBe(true);
    expect(second).toEqual({ ...first, rebuilt: false });
    expect(readdirSync(dist('.')).sort()).toEqual(['.build.json', 'hello.js']);
  });

  it.each([
    ['a source changes', () => write('greeting/src/hello.ts', "export const hello = 'hi';\n")],
    ['a source is added', () => write('greeting/src/more.ts', 'export const more = 1;\n')],
    ['a shared input changes', () => write('lock', '2')],
    ['the output is deleted', () => rmSync(dist('.'), { recursive: true })],
  ])('builds again when %s', async (_what, change) => {
    await buildRoom(workspace, room, { tool: copy });
    change();
    expect((await buildRoom(workspace, room, { tool: copy })).rebuilt).toBe(true);
    expect(existsSync(dist('hello.js'))).toBe(true);
  });

  it('keeps nothing of a source that was renamed', async () => {
    await buildRoom(workspace, room, { tool: copy });
    rmSync(join(workspace, 'greeting/src/hello.ts'));
    write('greeting/src/welcome.ts', 'export const welcome = 1;\n');
    await buildRoom(workspace, room, { tool: copy });
    expect(existsSync(dist('hello.js'))).toBe(false);
  });

  it('tries again after a failure', async () => {
    copy.mockRejectedValueOnce(new Error('no'));
    await expect(buildRoom(workspace, room, { tool: copy })).rejects.toThrow('no');
    expect((await buildRoom(workspace, room, { tool: copy })).rebuilt).toBe(true);
  });
});

describe('the compiler', () => {
  it('builds a room, and shows what is wrong with another', async () => {
    await buildRoom(workspace, room);
    expect(existsSync(dist('hello.js'))).toBe(true);
    write('greeting/src/hello.ts', 'export const hello: string = ;\n');
    await expect(buildRoom(workspace, room)).rejects.toThrow(
      /greeting could not be built[^]*hello\.ts[^]*TS1109/,
    );
  });
});
