import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease, readRemoteBuild } from './remote-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-remote-'));
  writeFileSync(join(folder, 'remoteEntry.js'), 'export {};');
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './module', assets: { js: { sync: [] } } }],
      shared: [],
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const facts = { version: '1.0.0', base: 'https://cdn.example', by: 'Ada', at: new Date(0) };
const write = (commands: unknown) =>
  writeFileSync(join(folder, 'commands.json'), JSON.stringify(commands));

describe('the commands of a built remote', () => {
  it('come with its release', async () => {
    const commands = [{ id: 'brief', label: 'Open a briefing', toPerson: '/contacts/{person}' }];
    write(commands);
    expect(describeRelease(await readRemoteBuild(folder), facts)).toMatchObject({ commands });
  });

  it('are empty without the file', async () => {
    expect(describeRelease(await readRemoteBuild(folder), facts)).not.toHaveProperty('commands');
  });

  it.each([[{ id: 'brief' }], [{ id: 'brief', label: 'Brief', to: 'https://elsewhere.example' }]])(
    'are refused where one is not right, which is named: %j',
    async (bad) => {
      write([{ id: 'fine', label: 'Fine' }, bad]);
      await expect(readRemoteBuild(folder)).rejects.toThrow(JSON.stringify(bad));
    },
  );

  it('are refused if they aren’t a list', async () => {
    write({ id: 'brief', label: 'Brief' });
    await expect(readRemoteBuild(folder)).rejects.toThrow('is no list of commands');
  });
});
