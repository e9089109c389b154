import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, type Page } from '@playwright/test';
import { type AddressBook, type CardQuestion, type ContactAction } from '@rapport/api-client';
import { type Label, type Meeting } from '@rapport/api-client';
import { type Account, createContact } from '../../fixtures/accounts.ts';
import { cardOf, startCardServer } from '../../fixtures/card-server.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { inHours, ROWS } from '../../fixtures/every-write.ts';
import { type Ids, type Screen, SCREENS } from '../../fixtures/write-row.ts';
import { callInPage, differenceOf, saidBy } from '../../fixtures/second-tab.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pageHeading } from '../../pages/page-heading.ts';
import { ShellFrame } from '../../pages/shell-frame.ts';

/*
 * Every write is sent from one tab while every screen is open in another tab. None of them may show something that
 * differs from a fresh load of the same screen.
 */

// Tabs that show a deleted contact request it; a page that is closed sends no more requests. A tab that sends a
// request while the account is being deleted is refused, tries to renew its session, and signs out.
test.use({
  expectedErrors:
    /status of (401|404)|net::ERR_|status of 400 .*grant_type=refresh_token|status of 403 .*logout\?scope=local/,
});

/** It also ends the session, so the test does it like a user. */
const LAST = 'DELETE /api/user';

test('every tab shows the current data after any write of another tab', async ({
  stack,
  account,
  context,
  openAt,
  page,
}) => {
  const ids = await arranged(stack, account);
  await openAt('/coaching');
  const tabs = new Map<Screen, Page>([['coaching', page]]);
  for (const screen of screens()) {
    if (!tabs.has(screen)) tabs.set(screen, await opened(context, screen, ids));
  }
  const reloads: Page[] = [];
  const found: string[] = [];

  async function compare(write: string, screen: Screen, reload: Page): Promise<void> {
    const tab = tabs.get(screen)!;
    await visit(reload, screen, ids);
    await open(tab, screen);
    let difference: string[] = [];
    const same = expect.poll(async () => {
      difference = differenceOf(await saidBy(tab), await saidBy(reload));
      return difference;
    });
    await same.toEqual([]).catch(async () => {
      found.push(`${write}, ${screen}: ${difference.join(' | ')}`);
      await visit(tab, screen, ids);
    });
  }

  async function compareAll(write: string, shown: readonly Screen[]): Promise<void> {
    while (reloads.length < shown.length) reloads.push(await context.newPage());
    await Promise.all(shown.map((screen, at) => compare(write, screen, reloads[at]!)));
  }

  for (const { write, at, of = [], query = '', body, makes, isPicture = false } of ROWS) {
    await test.step(write, async () => {
      const [method = '', template = ''] = write.split(' ');
      const names = [...of];
      if (names.includes('action')) {
        const actions = await callApi<ContactAction[]>(
          stack,
          account,
          `/api/actions/${ids['ada']}`,
        );
        ids['action'] = actions[0]?.id ?? '';
      }
      if (names.includes('book')) await findBook(stack, account, ids);
      const path = template.replaceAll(/\{\w+\}/g, () => ids[names.shift() ?? ''] ?? '') + query;
      const made = await callInPage<{ id?: string; undoId?: string } | null>(tabs.get(at[0])!, {
        method,
        path,
        body: body?.(ids),
        isPicture,
      });
      if (makes !== undefined) ids[makes] = made?.undoId ?? made?.id ?? '';
      await compareAll(write, at);
    });
  }

  await test.step('after all writes, on every screen', () => compareAll('all', screens()));

  await test.step(LAST, async () => {
    const frame = new ShellFrame(tabs.get('data')!);
    await frame.deleteData(account.email);
    for (const tab of tabs.values()) {
      await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
  });

  expect(found).toEqual([]);
});

test('each write that a page sends has a row, and each row is in the document', () => {
  const document: { paths: Record<string, object> } = JSON.parse(textOf('api/openapi.json'));
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = [...ROWS.map(({ write }) => write), LAST];
  expect(rows.filter((write) => !documented.includes(write))).toEqual([]);
  const sent = PAGES.flatMap(sourcesIn).flatMap((source) =>
    [...textOf(source).matchAll(/\bapi\.(post|put|patch|delete)\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toUpperCase()} ${path}`,
    ),
  );
  expect(sent).toContain('POST /api/contacts');
  expect(sent.filter((write) => !rows.includes(write))).toEqual([]);
});

/** Source folders of the pages. */
const PAGES = ['shell/src', 'mf-contacts/src', 'mf-assessment/src', 'mf-coaching/src'];
const REPOSITORY = new URL('../../../', import.meta.url);

function textOf(file: string): string {
  return readFileSync(new URL(file, REPOSITORY), 'utf8');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, REPOSITORY), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

function screens(): Screen[] {
  return Object.keys(SCREENS) as Screen[];
}

async function opened(context: BrowserContext, screen: Screen, ids: Ids): Promise<Page> {
  const tab = await context.newPage();
  await visit(tab, screen, ids);
  return tab;
}

async function visit(tab: Page, screen: Screen, ids: Ids): Promise<void> {
  await tab.goto(SCREENS[screen].path(ids));
  await pageHeading(tab).first().waitFor();
  await open(tab, screen);
}

/** Opens the panel of a screen, which a rerendered page has closed. */
async function open(tab: Page, screen: Screen): Promise<void> {
  const { press } = { press: '', ...SCREENS[screen] };
  if (press === '') return;
  const button = tab.getByRole('button', { name: press }).first();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Waits for the sync of the address book, and finds what it has. */
async function findBook(stack: Stack, account: Account, ids: Ids): Promise<void> {
  await expect(async () => {
    const [book] = await callApi<AddressBook[]>(stack, account, '/api/address-books');
    expect(book?.syncing).toBe(false);
    ids['collection'] = book?.collections[0]?.id ?? '';
    const path = `/api/address-books/${book?.id}/questions`;
    const [question] = await callApi<CardQuestion[]>(stack, account, path);
    ids['question'] = question?.id ?? '';
    const isChosen = book?.collections[0]?.chosen ?? false;
    expect(book?.syncedAt !== null || !isChosen).toBe(true);
  }).toPass();
}

/** Creates contacts and related data for a user. */
async function arranged(stack: Stack, account: Account): Promise<Ids> {
  const call = <T>(path: string, body: unknown) =>
    callApi<T>(stack, account, path, { method: 'POST', body });
  const { id: ada } = await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryEmail: 'ada@engines.example',
    organizationName: 'Engines',
  });
  const { id: grace } = await createContact(stack, account, { displayName: 'Grace Hopper' });
  await saveSelfAssessment(stack, account);
  const label = await call<Label>('/api/labels', { name: 'Board' });
  const meet = (title: string, hours: number) =>
    call<Meeting>('/api/meetings', { title, startsAt: inHours(hours), contactIds: [ada] });
  const meeting = await meet('Budget', 2);
  const over = await meet('Stand-up', -2);
  const { address } = await startCardServer({ 'ada.vcf': cardOf('A. L.', 'ada@engines.example') });
  const ids = { ada, grace, label: label.id, meeting: meeting.id, over: over.id, tip: 'I.do' };
  return { ...ids, cards: address };
}
