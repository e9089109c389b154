import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acknowledgeResponsibleUse, createAccount } from '../../fixtures/accounts.ts';
import { SeparateStack } from '../../fixtures/separate-stack.ts';
import { storeSession } from '../../fixtures/session-storage.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Requirements of an export for every web server. Runs only with `pnpm test:nginx` and `pnpm test --long`. */

test.describe.configure({ mode: 'serial' });

const own = new SeparateStack({ SIGN_UPS_PER_IP: '100000', FAILED_SIGN_INS_PER_IP: '100000' });
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  stack = await own.start();
});
test.afterAll(() => own.remove());

const site = () => join(dirname(dirname(own.registryFile)), 'hosted/www/current/site');

/** This many new connections in a row reach every worker of a server. */
const CONNECTIONS = 20;

/** Replaces a file without changing the files that are hard-linked to it. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
  for (const form of ['br', 'gz']) rmSync(`${file}.${form}`, { force: true });
}

test('a page is new right after a release, even in a browser with the previous page', async ({
  page,
}) => {
  const revisionOfPage = async () => {
    const text = await page.locator('#rapport-registry').textContent();
    const registry: { revision: number } = JSON.parse(text ?? '');
    return registry.revision;
  };
  // A reload of nginx isn't atomic: workers with the old rules accept connections until they have to stop, and a
  // stopping worker may close a connection.
  const servedRevisions = async () => {
    const revisions: unknown[] = [];
    for (let connection = 0; connection < CONNECTIONS; connection++)
      revisions.push(
        await fetch(`${stack.shellUrl}/remotes.json`, { headers: { connection: 'close' } }).then(
          async (response): Promise<unknown> => (await response.json()).revision,
          () => null,
        ),
      );
    return revisions;
  };
  await page.goto(`${stack.shellUrl}/coaching`);
  const before = await revisionOfPage();
  const registry: { revision: number } = JSON.parse(readFileSync(own.registryFile, 'utf8'));
  for (const revision of [before + 1, before + 2]) {
    const next = `${own.registryFile}.test`;
    writeFileSync(next, JSON.stringify({ ...registry, revision }));
    renameSync(next, own.registryFile);
    await expect.poll(servedRevisions).toEqual(Array(CONNECTIONS).fill(revision));
    // The browser may still have a connection to a worker with the old rules, which closes it on the next call.
    await expect
      .poll(async () => {
        await page.goto(`${stack.shellUrl}/coaching`);
        return revisionOfPage();
      })
      .toBe(revision);
  }
});

test('unknown paths answer 404, never with a page', async () => {
  const version = readdirSync(join(site(), 'remotes/mf-coaching'))[0];
  for (const path of [
    '/assets/gone-1a2b.js',
    '/missing.js',
    '/contacts/missing.js',
    `/remotes/mf-coaching/${version}/gone.js`,
    `/~1/remotes/mf-coaching/${version}/gone.js`,
    '/remotes/mf-coaching/9.9.9/remoteEntry.js',
  ]) {
    const response = await fetch(stack.shellUrl + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ]);
  }
});

test.describe('a script that was changed on the server', () => {
  test.use({ expectedErrors: /integrity|Failed to load resource|Failed to fetch/ });

  test('does not run, and Retry works once the file is what was released', async ({
    context,
    page,
  }) => {
    const account = await createAccount(stack);
    await acknowledgeResponsibleUse(stack, account);
    await storeSession(context, stack, account.session);
    const releases = join(site(), 'remotes/mf-coaching');
    const entry = join(releases, readdirSync(releases)[0] ?? '', 'remoteEntry.js');
    const released = readFileSync(entry, 'utf8');
    replaceFile(entry, `${released}\nglobalThis.ranChanged = true;`);
    await page.goto(`${stack.shellUrl}/coaching`);
    await expect(
      page.getByRole('heading', { name: "Coaching isn't available right now" }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'ranChanged' in globalThis)).toBe(false);
    replaceFile(entry, released);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coaching' })).toBeVisible();
    expect(await page.evaluate(() => 'ranChanged' in globalThis)).toBe(false);
  });
});
