import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

// A developer's machine may lack Python; the ones that CI runs on have it.
const itWithPython = spawnSync('python3', ['--version']).status === 0 ? it : it.skip;
const run = promisify(execFile);
const PACKAGE = path.resolve(__dirname, '../sdk');
const TSX = pathToFileURL(require.resolve('tsx', { paths: [path.resolve(__dirname, '../..')] }));

let api: TestApi;
let ada: Caller;
let folder: string;
let token: string;
let examples: { js: string[]; sh: string[]; python: string[] };

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  const scopes = ['contacts:read', 'contacts:write', 'interactions'];
  const { body } = await ada.post('/api/access-tokens', { name: 'Examples', scopes });
  token = body.token;
  folder = await mkdtemp(path.join(tmpdir(), 'client-examples-'));
  await mkdir(path.join(folder, 'node_modules/@rapport'), { recursive: true });
  await symlink(PACKAGE, path.join(folder, 'node_modules/@rapport/client'));
  const page = await readFile(path.join(PACKAGE, 'README.md'), 'utf8');
  const inLanguage = (name: string) =>
    [...page.matchAll(new RegExp(`^\`\`\`${name}\n(.*?)^\`\`\``, 'gms'))].map(
      ([, text]) => text ?? '',
    );
  examples = { js: inLanguage('js'), sh: inLanguage('sh'), python: inLanguage('python') };
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

/** Runs a program in the folder and returns the lines that it prints. */
async function linesOf(program: string, ...args: string[]): Promise<string[]> {
  const env = { ...process.env, NODE_OPTIONS: '', RAPPORT_URL: api.url, RAPPORT_TOKEN: token };
  const { stdout } = await run(program, args, { cwd: folder, env });
  return stdout.replace(/\n$/, '').split('\n');
}

/** More than one page. */
async function addMany(count: number): Promise<void> {
  const about = { fileName: 'contacts.csv', source: 'csv', rowCount: count };
  const { body } = await ada.post('/api/imports', about).expect(201);
  const rows = Array.from({ length: count }, (_, row) => ({
    ...{ row: row + 1, action: 'add' },
    contact: { displayName: `Contact ${row}` },
  }));
  await ada.post(`/api/imports/${body.id}/rows`, { rows }).expect(200);
}

describe("the examples in the client's README", () => {
  it('run unchanged with curl', async () => {
    expect(examples.sh).toHaveLength(1);
    const [text] = await linesOf('bash', '-ec', examples.sh[0] ?? '');
    expect(text).toContain('"displayName":"Grace Hopper"');
    expect(text).toMatch(/\}\[\{/);
  });

  itWithPython('run unchanged with Python', async () => {
    expect(examples.python).toHaveLength(1);
    const lines = await linesOf('python3', '-c', examples.python[0] ?? '');
    expect(lines).toContain('Katherine Johnson NASA');
    expect(lines).toContain('Grace Hopper ');
  });

  it('run unchanged in Node', async () => {
    const [all, add, change, log, follow] = examples.js;
    const linesOfExample = async (text = '') => {
      await writeFile(path.join(folder, 'example.mjs'), text);
      return linesOf(process.execPath, '--import', TSX.href, 'example.mjs');
    };
    expect(await linesOfExample(add)).toEqual([
      expect.stringMatching(/^Added [0-9a-f-]{36}$/),
      'VALIDATION_FAILED primaryEmail must be an email address like name@example.com',
    ]);
    await addMany(105);
    const listed = await linesOfExample(all);
    expect(listed).toContain('Ada Lovelace ');
    expect(new Set(listed).size).toBe(108);
    expect(await linesOfExample(change)).toEqual(['Changed: Head of Programming']);
    expect((await linesOfExample(log))[0]).toBe('Logged call');
    expect(await linesOfExample(follow)).toEqual([
      expect.stringMatching(/^contact [0-9a-f-]{36} made$/),
    ]);
  });
});

it('the examples in docs/mcp.md run unchanged', async () => {
  const page = await readFile(path.resolve(__dirname, '../../docs/mcp.md'), 'utf8');
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text]) => text);
  const [tools = '', found = ''] = await linesOf('bash', '-ec', blocks.join('\n'));
  expect(JSON.parse(tools).result.tools).toHaveLength(6);
  for (const { name } of JSON.parse(tools).result.tools) expect(page).toContain(`\`${name}\``);
  expect(JSON.parse(found).result.content[0].text).toContain('"name": "Ada Lovelace"');
});
