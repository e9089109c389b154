import { type Browser, type BrowserContext } from '@playwright/test';
import {
  acknowledgeResponsibleUse,
  createAccount,
  createContact,
} from '../../fixtures/accounts.ts';
import { BrokenRemotes } from '../../fixtures/broken-remotes.ts';
import { SeparateStack } from '../../fixtures/separate-stack.ts';
import { storedRevision } from '../../fixtures/stored-responses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';

/**
 * Whatever happens to one remote, the page reports it, the rest works, and Retry is enough after the repair: in a new
 * browser, and in one whose service worker has everything stored for a start without a network.
 */

// Most of these tests wait for a remote. In parallel, each worker starts a stack and runs its share.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });
test.use({ expectedErrors: /./ });

const own = new SeparateStack({ SIGN_UPS_PER_IP: '100000', FAILED_SIGN_INS_PER_IP: '100000' });
let broken: BrokenRemotes;
let shellUrl = '';
let contactId = '';
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let withWorker: BrowserContext;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  const stack = await own.start();
  shellUrl = stack.shellUrl;
  const account = await createAccount(stack);
  await acknowledgeResponsibleUse(stack, account);
  contactId = (await createContact(stack, account, { displayName: 'Ada Lovelace' })).id;
  const page = await browser.newPage({ baseURL: shellUrl });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signIn(account.email, account.password);
  await page.getByText('Ada Lovelace').first().waitFor();
  signedIn = await page.context().storageState();
  await page.context().close();
  withWorker = await browser.newContext({
    ...{ baseURL: shellUrl, storageState: signedIn, serviceWorkers: 'allow' },
  });
  const stored = await withWorker.newPage();
  await stored.goto('/contacts');
  await expect.poll(() => storedRevision(stored)).toBe(own.revision());
  await stored.close();
  broken = await BrokenRemotes.inFrontOf(own, stack);
});
test.afterAll(async () => {
  await broken?.stop();
  await own.remove();
});
test.afterEach(() => broken.mend());

interface Row {
  title: string;
  /** Causes the failure for this remote. */
  happen: (remote: string) => Promise<void> | void;
  /** Technical details that distinguish it from the other rows. */
  detail: RegExp;
  /** The reason in its report. */
  reason: string | RegExp;
}

const fail =
  (failure: Parameters<ReturnType<BrokenRemotes['origin']>['break']>[0]) => (remote: string) =>
    broken.origin(remote).break(failure);
/**
 * Simulates a release that is broken itself. It has no hashes, because the browser would reject a changed script
 * before it runs.
 */
const releaseWith = (change: (script: string) => string) => async (remote: string) => {
  await broken.rewrite(({ name, current }) => {
    if (name !== remote) return;
    delete current.integrity;
    delete current.files;
  });
  await broken.origin(remote).break({ kind: 'changed', change });
};

/** Returns a remote entry that wasn't built by the plugin, with one module for any name. */
const handWritten = (module: string) => `
export async function init() {}
export async function get() { ${module} }
`;
const onlyEntry = (text: string) => (script: string) =>
  /export\s*\{[^}]*\binit\b/.test(script) ? text : script;

const ROWS: Row[] = [
  {
    title: 'is down at the start',
    happen: fail({ kind: 'down' }),
    detail: /can't be reached/,
    reason: 'unreachable',
  },
  {
    title: 'answers 500',
    happen: fail({ kind: 'status', status: 500 }),
    detail: /answered 500/,
    reason: 'unreachable',
  },
  {
    title: 'answers too slowly',
    happen: fail({ kind: 'slow', milliseconds: 25_000 }),
    detail: /seconds|10 s|4 s/,
    reason: 'timeout',
  },
  {
    title: 'hangs',
    happen: fail({ kind: 'hangs' }),
    detail: /seconds|10 s|4 s/,
    reason: 'timeout',
  },
  {
    title: 'sends a truncated file',
    happen: fail({ kind: 'truncated' }),
    detail: /broke off|can't be reached/,
    reason: 'unreachable',
  },
  {
    title: 'sends the wrong MIME type',
    happen: fail({ kind: 'wrong-type' }),
    detail: /text\/html/,
    reason: 'malformed',
  },
  {
    title: 'has a malformed entry in the registry',
    happen: (remote) =>
      broken.rewrite(({ name, current }) => {
        if (name === remote) Object.assign(current, { entry: 42 });
      }),
    detail: /registry/,
    reason: 'malformed',
  },
  {
    title: 'sends something other than what was released',
    happen: fail({
      kind: 'changed',
      change: (script) => `${script}\n;globalThis.ranChanged = true;`,
    }),
    detail: /isn't the file that was released/,
    reason: 'integrity',
  },
  {
    title: 'throws when it is imported',
    happen: releaseWith(
      onlyEntry(
        `throw new Error('boom at import');\nexport { init, get };\nfunction init() {}\nfunction get() {}`,
      ),
    ),
    detail: /boom at import/,
    reason: 'threw',
  },
  {
    title: 'throws when it is drawn',
    happen: releaseWith(
      onlyEntry(
        handWritten(`const Bad = () => { throw new Error('boom while drawing'); };
          const routes = [{ path: '*', Component: Bad }];
          return () => ({ contract: 1, QuizDialog: Bad, default: { contract: 1, createRoutes: () => routes } });`),
      ),
    ),
    detail: /boom while drawing/,
    reason: 'render',
  },
  {
    title: 'was built for another contract',
    happen: (remote) =>
      broken.rewrite((entry) => {
        if (entry.name !== remote) return;
        entry.contract = 2;
        entry.current.contract = 2;
      }),
    detail: /contract 2/,
    reason: 'incompatible',
  },
  {
    title: 'needs a shared module that the shell does not have',
    happen: releaseWith((script) => script.replaceAll('styled-components', 'styled-elements')),
    detail: /styled-elements|not a function|undefined/,
    reason: /^(threw|render)$/,
  },
];

/** The pages that show a remote. */
const PAGES = [
  {
    remote: 'mf-contacts',
    label: 'Contacts',
    path: '/contacts',
    ok: /^Contacts/,
    elsewhere: 'Coaching',
  },
  {
    remote: 'mf-assessment',
    label: 'My Assessment',
    path: '/my-assessment',
    ok: /My Assessment/,
    elsewhere: 'Coaching',
  },
  {
    remote: 'mf-coaching',
    label: 'Coaching',
    path: '/coaching',
    ok: /^Coaching$/,
    elsewhere: 'Contacts',
  },
];

type Way = 'without' | 'with';

async function openPage(browser: Browser, way: Way) {
  const context =
    way === 'with'
      ? withWorker
      : await browser.newContext({ baseURL: shellUrl, storageState: signedIn });
  const page = await context.newPage();
  const reports: { remote: string; reason: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) reports.push(request.postDataJSON());
  });
  const close = () => (way === 'with' ? page.close() : context.close());
  return { close, page, reports };
}

for (const way of ['without', 'with'] as const) {
  test.describe(`${way} a service worker`, () => {
    matrix(way);
  });
}

function matrix(way: Way): void {
  for (const { title, happen, detail, reason } of ROWS) {
    for (const { remote, path, ok, elsewhere } of PAGES) {
      test(`${remote} ${title}: its page says so, the rest works, and Retry recovers in place`, async ({
        browser,
      }) => {
        await happen(remote);
        const { close, page, reports } = await openPage(browser, way);
        // The load event waits for the remote's files, which may take long here.
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { name: /isn't available right now$/ });
        await expect(heading).toBeVisible();
        await page.getByText('Technical details').click();
        await expect(page.getByRole('main')).toContainText(detail);
        const told = () => reports.filter((report) => report.remote === remote).length;
        await expect.poll(told).toBe(1);
        const report = reports.find((sent) => sent.remote === remote);
        expect(report?.reason).toEqual(
          typeof reason === 'string' ? reason : expect.stringMatching(reason),
        );
        await expect(page.getByRole('banner')).toBeVisible();

        // From here on, the page must not reload.
        await page.evaluate(() => Reflect.set(globalThis, 'samePage', true));
        await page.getByRole('navigation').getByRole('link', { name: elsewhere }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: new RegExp(`^${elsewhere}`) }),
        ).toBeVisible();
        await page.goBack({ waitUntil: 'commit' });
        await expect(heading).toBeVisible();

        await broken.mend();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: ok })).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
        expect(told()).toBe(1);
        await close();
      });
    }

    test(`mf-assessment ${title}: the quiz says so inside the contacts, which keep what was typed, and Retry opens it`, async ({
      browser,
    }) => {
      await happen('mf-assessment');
      const { close, page, reports } = await openPage(browser, way);
      await page.goto(`/contacts?selected=${contactId}`);
      const search = page.getByRole('searchbox', { includeHidden: true });
      await search.fill('Ada');
      await page.getByRole('button', { name: 'Update Personality Assessment' }).click();
      const dialog = page.getByRole('dialog', { name: "Couldn't open the assessment" });
      await expect(dialog).toBeVisible();
      await expect(search).toHaveValue('Ada');
      await dialog.getByText('Technical details').click();
      await expect(dialog).toContainText(detail);
      const told = () => reports.filter((report) => report.remote === 'mf-assessment').length;
      await expect.poll(told).toBe(1);
      await page.evaluate(() => Reflect.set(globalThis, 'samePage', true));

      await broken.mend();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('dialog').getByText('Question 1')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
      await expect(search).toHaveValue('Ada');
      expect(told()).toBe(1);
      await close();
    });
  }

  for (const { remote, path, ok, elsewhere } of PAGES) {
    test(`${remote} goes down later: what is open keeps working, also after a visit elsewhere`, async ({
      browser,
    }) => {
      const { close, page } = await openPage(browser, way);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: ok })).toBeVisible();
      await broken.origin(remote).break({ kind: 'down' });
      await page.getByRole('navigation').getByRole('link', { name: elsewhere }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: new RegExp(`^${elsewhere}`) }),
      ).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: ok })).toBeVisible();
      await close();
    });
  }

  test('mf-assessment goes down later: the quiz that was opened once opens again inside the contacts', async ({
    browser,
  }) => {
    const { close, page, reports } = await openPage(browser, way);
    await page.goto(`/contacts?selected=${contactId}`);
    const open = page.getByRole('button', { name: 'Update Personality Assessment' });
    const firstQuestion = page.getByRole('dialog').getByText('Question 1');
    await open.click();
    await expect(firstQuestion).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(firstQuestion).toBeHidden();
    await broken.origin('mf-assessment').break({ kind: 'down' });
    await open.click();
    await expect(firstQuestion).toBeVisible();
    expect(reports).toEqual([]);
    await close();
  });

  test('mf-contacts goes down later: a part of it that was not fetched yet says so, and Retry brings it', async ({
    browser,
  }) => {
    const { close, page } = await openPage(browser, way);
    await page.goto('/contacts');
    // The last part that the page fetches automatically. A row that is shown before the page has started is a plain
    // link, which would load a new page.
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
    await expect(page.getByText('Loading today')).toBeHidden();
    await broken.origin('mf-contacts').break({ kind: 'down' });
    await page.evaluate(() => Reflect.set(globalThis, 'samePage', true));
    await page.getByRole('link', { name: 'Ada Lovelace' }).first().click();
    await expect(
      page.getByRole('heading', { name: "Contacts isn't available right now" }),
    ).toBeVisible();
    await broken.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
    await close();
  });
}
