import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser } from 'playwright-core';
import { REPOSITORY } from '@rapport/workspace-kit';
import { releaseRemote } from '../release-remote.ts';
import { openStore } from '../stores/open-store.ts';
import { writeHandWrittenRemote } from '../test/hand-written-remote.ts';
import { buildSmokePage, type SmokePage } from './build-smoke-page.ts';
import { findBrowser } from './open-browser.ts';
import { tryRemote } from './try-remote.ts';

const room = { name: 'mf-coaching', dir: 'mf-coaching', tool: 'vite' as const, inputs: [] };
let page: SmokePage;
let browser: Browser;
let workspace: string;

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'smoke-'));
  // If it's set, the federation plugin shares no modules.
  delete process.env.JEST_WORKER_ID;
  const open = await findBrowser();
  [page, browser] = await Promise.all([buildSmokePage(REPOSITORY, room, () => {}), open()]);
});
afterAll(async () => {
  await browser.close();
  await page.remove();
  rmSync(workspace, { recursive: true });
});

function written(script: string): string {
  const folder = mkdtempSync(join(workspace, 'dist-'));
  writeHandWrittenRemote(folder, script);
  return folder;
}

/** All tests share one browser; each gets a new page. */
const openBrowser = async () => ({
  newPage: () => browser.newPage(),
  close: async () => {},
});
const smoke = (folder: string) =>
  tryRemote({ name: room.name, folder, page: page.folder, openBrowser, withinMs: 100_000 });
const tried = (script: string) => smoke(written(script));

describe('tryRemote', () => {
  it('accepts a remote that renders its first page', async () => {
    await expect(
      tried(`export default page(() => createElement('h1', null, 'Coaching'));`),
    ).resolves.toBeUndefined();
  });

  it('refuses a remote that throws while it is imported, with the message and the file', async () => {
    const trial = tried(`throw new TypeError('no such setting');`);
    await expect(trial).rejects.toThrow(
      /^mf-coaching fails in a browser, so it was not released:\n- TypeError: no such setting\n {4}at assets\/module\.js:\d+:\d+/,
    );
  });

  it('refuses a remote that throws while it renders', async () => {
    const trial = tried(`export default page(() => { throw new Error('no name'); });`);
    await expect(trial).rejects.toThrow(/- Error: no name\n {4}at .*assets\/module\.js/);
  });

  it('refuses a remote whose own error boundary shows', async () => {
    const trial = tried(`
      class Boundary extends Component {
        state = { failed: false };
        static getDerivedStateFromError() { return { failed: true }; }
        render() { return this.state.failed ? 'Sorry' : this.props.children; }
      }
      const Broken = () => { throw new Error('no list'); };
      export default page(() => createElement(Boundary, null, createElement(Broken)));`);
    await expect(trial).rejects.toThrow('- Error: no list');
  });

  it('refuses a remote that rejects a promise after its page has rendered', async () => {
    const trial = tried(`
      setTimeout(() => void Promise.reject(new Error('too late')), 300);
      export default page(() => 'Coaching');`);
    await expect(trial).rejects.toThrow('- Error: too late');
  });

  it('refuses a remote that lacks a script', async () => {
    const trial = tried(`import './gone.js'; export default page(() => 'Coaching');`);
    await expect(trial).rejects.toThrow('assets/module.js');
  });

  it('refuses a remote that never stops loading', async () => {
    const folder = written(`await new Promise(() => {});`);
    const trial = { name: room.name, folder, page: page.folder, openBrowser, withinMs: 500 };
    await expect(tryRemote(trial)).rejects.toThrow('did not stand within 0.5 seconds');
  });
});

describe('releaseRemote', () => {
  it('publishes and switches nothing if the remote throws on import', async () => {
    const store = await openStore('live', workspace, 'new');
    const released = releaseRemote(
      {
        ...{ room, workspace, smoke, by: 'Ada', commit: undefined, retryPrefix: true },
        folder: written(`throw new Error('not today');`),
        version: '1.0.0',
        candidate: undefined,
        baseUrl: 'https://cdn.example/{remote}',
      },
      {
        ...{ store, offer: undefined, budgetFile: 'budgets.json' },
        budget: { first: 9_000, total: 9_000 },
        print: () => {},
        now: () => new Date('2026-11-21T05:40:00Z'),
      },
    );
    await expect(released).rejects.toThrow('not today');
    expect(await store.names('releases/mf-coaching')).toEqual([]);
    expect(await store.read('registry/remotes.json')).toBeUndefined();
  });
});
