import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures/test.ts';

/** A server on this machine that a link may point a remote at. It notes what it is asked for. */
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

test('an address with a malformed escape opens its page', async ({ contacts, page }) => {
  await page.goto('about:blank');
  await page.goto('/contacts#50%');
  await expect(contacts.heading).toBeVisible();
});

test.describe('a link that points a remote at this machine', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('loads nothing before the answer, and nothing after a no', async ({ contacts, page }) => {
    await page.goto('about:blank');
    await page.goto(`/contacts#remote-override=mf-contacts=${address}`);
    const question = page.getByRole('alertdialog', { name: `Load mf-contacts from ${address}?` });
    await expect(question).toContainText(`${address}/remoteEntry.js`);
    expect(new URL(page.url()).hash).toBe('');
    expect(asked).toEqual([]);

    await question.getByRole('button', { name: 'Keep the released version' }).click();
    await expect(contacts.heading).toBeVisible();
    await page.reload();
    await expect(contacts.heading).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('loads from there after a yes, in this tab, until it is reset', async ({
    contacts,
    page,
  }) => {
    await page.goto('about:blank');
    await page.goto(`/contacts#remote-override=mf-contacts=${address}`);
    await page.getByRole('button', { name: 'Load it in this tab' }).click();
    await expect(page.getByText(`mf-contacts from ${address}`)).toBeVisible();
    await expect.poll(() => asked).toContain('/remoteEntry.js');

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(contacts.heading).toBeVisible();
  });

  test('is ignored where the environment does not allow it, and so is a stored one', async ({
    contacts,
    page,
  }) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = { ...(await response.json()), remoteOverrides: false };
      await route.fulfill({ response, json: { ...config, environment: 'staging' } });
    });
    await page.evaluate((entry) => {
      const stored = { 'mf-contacts': { entry, agreed: true } };
      sessionStorage.setItem('rapport.remote-overrides', JSON.stringify(stored));
    }, `${address}/remoteEntry.js`);
    await page.goto('about:blank');
    await page.goto(`/contacts#remote-override=mf-contacts=${address}`);
    await expect(contacts.heading).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
