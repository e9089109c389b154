import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { publishPreview } from '../../fixtures/published-preview.ts';
import { serveSettings } from '../../fixtures/served-settings.ts';
import { storeSession } from '../../fixtures/session-storage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

/** A server on this machine that a link may point a remote at. It records its requests. */
let server: Server;
let asked: string[];
let address: string;

test.beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const place = server.address() as AddressInfo;
  address = `http://localhost:${place.port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.describe('a link that points a remote at this machine', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('loads nothing before the user agrees, and then applies to this tab until it’s reset', async ({
    account,
    context,
    page,
    stack,
  }) => {
    await storeSession(context, stack, account.session);
    const { heading } = new ContactsPage(page);
    const link = `/contacts#remote-override=mf-contacts=${address}`;

    await test.step('nothing loads before the answer, or after a no', async () => {
      await page.goto(link);
      const question = page.getByRole('alertdialog', { name: `Load mf-contacts from ${address}?` });
      await expect(question).toContainText(`${address}/remoteEntry.js`);
      expect(new URL(page.url()).hash).toBe('');
      expect(asked).toEqual([]);
      await question.getByRole('button', { name: 'Keep the released version' }).click();
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
      expect(asked).toEqual([]);
    });

    await test.step('the remote loads from there after a yes', async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: 'Load it in this tab' }).click();
      await expect(page.getByText(`mf-contacts from ${address}`)).toBeVisible();
      await expect.poll(() => asked).toContain('/remoteEntry.js');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(heading).toBeVisible();
    });

    await test.step('a preview that isn’t published fails in place', async () => {
      await page.goto('about:blank');
      await page.goto('/contacts#remote-preview=mf-contacts=98.7.5');
      await page.getByRole('button', { name: 'Load it in this tab' }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(heading).toBeVisible();
    });
  });

  test('is ignored if the environment doesn’t allow it, like a stored one', async ({
    open,
    page,
  }) => {
    const settings: unknown = await (await page.request.get('/config.json')).json();
    const staging = { ...Object(settings), remoteOverrides: false, environment: 'staging' };
    await serveSettings(page, JSON.stringify(staging));
    // A page of this origin without the product.
    await page.goto('/manifest.webmanifest');
    await page.evaluate((entry) => {
      const stored = { 'mf-contacts': { entry, agreed: true } };
      sessionStorage.setItem('rapport.remote-overrides', JSON.stringify(stored));
    }, `${address}/remoteEntry.js`);
    await open(`/contacts#remote-override=mf-contacts=${address}`);
    await expect(new ContactsPage(page).heading).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('a link to a preview opens it in this tab, after a yes, until it is reset', async ({
  account,
  context,
  page,
  stack,
}) => {
  await storeSession(context, stack, account.session);
  const { heading } = new ContactsPage(page);
  const registry: { remotes: { name: string; current: { version: string } }[] } = await (
    await page.request.get(`${stack.shellUrl}/remotes.json`)
  ).json();
  const live = registry.remotes.find(({ name }) => name === 'mf-contacts')?.current.version ?? '';
  const preview = '98.7.6';
  const takeAway = publishPreview('mf-contacts', live, preview);
  try {
    const entry = `${stack.remotes['mf-contacts']}/${preview}/remoteEntry.js`;
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    // A static site has it after the next export.
    await expect.poll(async () => (await page.request.head(entry)).status()).toBe(200);
    await page.goto(`/contacts#remote-preview=mf-contacts=${preview}`);
    const question = page.getByRole('alertdialog', {
      name: `Load mf-contacts ${preview}, a preview?`,
    });
    await expect(question).toContainText('It works with your own data.');
    expect(new URL(page.url()).hash).toBe('');
    expect(requests).not.toContain(entry);

    await question.getByRole('button', { name: 'Load it in this tab' }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText(`mf-contacts ${preview}, a preview`)).toBeVisible();
    expect(requests).toContain(entry);

    requests.length = 0;
    const other = await context.newPage();
    await other.goto('/contacts');
    await expect(other.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    expect(requests).not.toContain(entry);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText('a preview')).toHaveCount(0);
    expect(requests).not.toContain(entry);
  } finally {
    takeAway();
  }
});
