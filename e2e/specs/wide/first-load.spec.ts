import { readFileSync } from 'node:fs';
import { createContact } from '../../fixtures/accounts.ts';
import { countFirstLoad } from '../../fixtures/first-load.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { storeSession } from '../../fixtures/session-storage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';
import { pageHeading } from '../../pages/page-heading.ts';

/** Budgets for the first load of each route: transferred bytes of JavaScript, and the number of all requests. */
const BUDGETS = [
  { route: '/contacts', bytes: 246_000, requests: 17 },
  { route: '/contacts/{id}', bytes: 251_000, requests: 26 },
  { route: '/assessment/{id}', bytes: 219_900, requests: 15 },
  { route: '/my-assessment', bytes: 219_900, requests: 13 },
  { route: '/coaching', bytes: 188_000, requests: 19 },
];
/** A web server in front of the product may send longer headers than our own: bytes for each script. */
const LONGER_HEADERS = 40;

test('the first load of each route stays within its budget of JavaScript and requests', async ({
  stack,
  account,
  browser,
  context,
  open,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await saveSelfAssessment(stack, account);
  await open('/contacts');
  await new ContactsPage(page).item('Ada Lovelace').waitFor();
  const storageState = await context.storageState();
  for (const { route, bytes, requests } of BUDGETS) {
    await test.step(route, async () => {
      // The same user in a browser with an empty cache.
      const other = await browser.newContext({ baseURL: stack.shellUrl, storageState });
      const fresh = await other.newPage();
      const first = await countFirstLoad(fresh, route.replace('{id}', id), () =>
        pageHeading(fresh).waitFor(),
      );
      await other.close();
      const isHosted = new URL(stack.apiUrl).origin === new URL(stack.shellUrl).origin;
      const most = bytes + (isHosted ? first.scripts * LONGER_HEADERS : 0);
      expect.soft(first.bytes, `bytes of ${route}`).toBeLessThanOrEqual(most);
      const asked = `requests of ${route}:\n${first.requests.join('\n')}`;
      expect.soft(first.requests.length, asked).toBeLessThanOrEqual(requests);
      // If far fewer bytes are loaded, the test may no longer measure the right thing.
      expect.soft(first.bytes, `bytes of ${route}`).toBeGreaterThan(bytes * 0.8);
    });
  }
});

test('every remote of this repository may be released: its scripts fit its budget', async ({
  page,
  stack,
}) => {
  const { remotes }: { remotes: Record<string, { total: number }> } = JSON.parse(
    readFileSync(new URL('../../../shell/release/budgets.json', import.meta.url), 'utf8'),
  );
  const registry = await (await page.request.get(`${stack.shellUrl}/remotes.json`)).json();
  for (const { name, current } of registry.remotes) {
    const budget = remotes[name];
    if (budget === undefined) continue;
    const sizes = await Promise.all(
      Object.keys(current.files).map(async (path) => {
        const file = await page.request.head(new URL(path, current.entry).href, {
          headers: { 'accept-encoding': 'br' },
        });
        return Number(file.headers()['content-length']);
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect.soft(total, `all scripts of ${name}`).toBeLessThanOrEqual(budget.total);
    // Otherwise, the test no longer measures what is sent.
    expect.soft(total, `all scripts of ${name}`).toBeGreaterThan(budget.total * 0.8);
  }
});

test.describe('before the shell has loaded, and once', () => {
  const CALLS: Record<string, string[]> = {
    // A new browser doesn't know the user's time zone, so the times wait for it.
    '/contacts?': ['/api/contacts?limit=50&count=true', '/api/user/details'],
    '/contacts': [
      '/api/contacts?limit=50&count=true',
      '/api/today?timeZone=America%2FNew_York',
      '/api/user/details',
    ],
    '/contacts/{id}': [
      '/api/contacts/{id}',
      '/api/health/{id}',
      '/api/actions/{id}',
      '/api/guidance/{id}',
      '/api/commitments/{id}',
      '/api/interactions/{id}?limit=20',
      '/api/user/details',
    ],
  };
  test.use({ timezoneId: 'America/New_York' });

  test('pages preload their first requests', async ({ stack, account, page, context }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await storeSession(context, stack, account.session, true);
    let asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) {
        asked.push((pathname + search).replace(id, '{id}'));
      }
    });
    // The shell starts only after the calls were sent, so they can only come from the script in the HTML.
    let isHeld = Promise.resolve();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    for (const [route, calls] of Object.entries(CALLS)) {
      await test.step(route, async () => {
        let letRun = () => {};
        isHeld = new Promise<void>((resolve) => (letRun = resolve));
        // The page before may still be asking for something.
        await page.goto('about:blank');
        asked = [];
        await page.goto(route.replace('{id}', id), { waitUntil: 'commit' });
        await expect.poll(() => asked).toEqual(calls);
        letRun();
        await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const call of calls) expect(asked.filter((each) => each === call)).toHaveLength(1);
      });
    }
  });
});
