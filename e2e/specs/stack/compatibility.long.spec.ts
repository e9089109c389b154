import { type Page } from '@playwright/test';
import {
  acknowledgeResponsibleUse,
  createAccount,
  createContact,
  type Account,
} from '../../fixtures/accounts.ts';
import { EarlierSources, newestTag, youngest } from '../../fixtures/earlier-sources.ts';
import { SeparateStack } from '../../fixtures/separate-stack.ts';
import { ReleaseCommands } from '../../fixtures/release-commands.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { CoachingPage } from '../../pages/coaching-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';
import { SelfAssessmentPage } from '../../pages/self-assessment-page.ts';
import { ShellFrame } from '../../pages/shell-frame.ts';

/**
 * Shell and remotes are released separately, so each has to work with the previous release of the other. The
 * previous release is at the newest tag; for a room without a tag, it's the stack's build of these sources. A
 * tagged room costs an installation, and every release two builds.
 */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

const PREVIOUS = ['mf-contacts', 'mf-assessment', 'mf-coaching'].map((remote) => ({
  remote,
  tag: newestTag(remote),
}));
const SHELL_TAG = newestTag('shell') ?? youngest(PREVIOUS.flatMap(({ tag }) => tag ?? []));
const ofThese = 'of these sources (no tag)';
const previousRemotes = PREVIOUS.map(({ remote, tag }) => tag ?? `${remote} ${ofThese}`).join(', ');
const previousShell = SHELL_TAG === undefined ? `shell ${ofThese}` : `shell of ${SHELL_TAG}`;

const own = new SeparateStack();
const commands = new ReleaseCommands(own);
const earlier = new EarlierSources();
let stack: Stack;
let account: Account;
/** The live versions, by remote. */
const before: Record<string, string> = {};
const now: Record<string, string> = {};

test.beforeAll(async () => {
  stack = await own.start();
  account = await createAccount(stack);
  await acknowledgeResponsibleUse(stack, account);
  await createContact(stack, account, { displayName: 'Ada Lovelace' });
});
test.afterAll(async () => {
  await own.remove();
  await earlier.remove();
});

test(`the previous remotes work in the current shell: ${previousRemotes}`, async ({ page }) => {
  for (const { remote, tag } of PREVIOUS) {
    before[remote] =
      tag === undefined
        ? commands.live(remote)
        : await commands.release(remote, {
            from: await earlier.at(tag),
            version: tag.split('@').at(-1),
          });
  }
  await signIn(page);
  expect(await visitEverything(page)).toEqual(before);
});

test('the current remotes replace the previous ones, are offered on every page, and can be rolled back', async ({
  page,
}) => {
  await signIn(page);
  const tabs = await Promise.all(PLACES.map((place) => openTabAt(page, place)));
  for (const { remote } of PREVIOUS) {
    const version = patchAfter(before[remote] ?? '');
    now[remote] = await commands.release(remote, { version });
    expect(now[remote]).toBe(version);
  }
  // Each page checks about once a minute; on a busy machine, a check may fail, and the next one succeeds.
  const offerIn = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: /^(A new version|New versions) of .* ready\./ });
  await Promise.all(tabs.map((tab) => expect(offerIn(tab)).toBeVisible({ timeout: 600_000 })));
  const [first = page, ...others] = tabs;
  const offer = offerIn(first);
  for (const tab of others) await tab.close();
  await offer.getByRole('button', { name: 'Use it now' }).click();
  await expect(offer).toBeHidden();
  await first.close();
  expect(await visitEverything(page)).toEqual(now);

  for (const { remote } of PREVIOUS) expect(await commands.rollBack(remote)).toBe(before[remote]);
  expect(await visitEverything(page)).toEqual(before);
});

test(`the current remotes work in the previous shell: ${previousShell}`, async ({ page }) => {
  // A rollback after a rollback restores the newer release.
  for (const { remote } of PREVIOUS) expect(await commands.rollBack(remote)).toBe(now[remote]);
  if (SHELL_TAG !== undefined) await commands.replaceShell(await earlier.at(SHELL_TAG));
  await signIn(page);
  expect(await visitEverything(page)).toEqual(now);
});

/** Steps from the list of contacts to places that the shell and each of the remotes own. */
const PLACES: readonly ((page: Page) => Promise<void>)[] = [
  async () => {},
  async (page) => new ContactsPage(page).choose('Ada Lovelace'),
  async (page) => {
    await follow(page, 'Coaching');
    await expect(new CoachingPage(page).state('Complete Your Assessment')).toBeVisible();
  },
  async (page) => {
    await follow(page, 'Coaching');
    await page.getByRole('link', { name: 'Take Assessment', exact: true }).click();
    await expect(new SelfAssessmentPage(page).progress('0 of 14 completed')).toBeVisible();
  },
  async (page) => new ShellFrame(page).openSettings(),
  async (page) => {
    await follow(page, 'Analytics');
    await expect(new ShellFrame(page).heading).toHaveText('404 Page Not Found');
  },
];

/** Opens another tab of the same user, which loads the contacts and goes to a place. */
async function openTabAt(page: Page, place: (page: Page) => Promise<void>): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${stack.shellUrl}/contacts`);
  await expect(new ContactsPage(tab).item('Ada Lovelace')).toBeVisible();
  // Until the page has started, the header's links load a new page, which gets other releases.
  await expect(new ShellFrame(tab).accountButton).toBeVisible();
  await place(tab);
  return tab;
}

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation').getByRole('link', { name }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(stack.shellUrl);
  const contacts = await new AuthPage(page).signIn(account.email, account.password);
  await expect(contacts.item('Ada Lovelace')).toBeVisible();
}

/**
 * Visits a page of every remote, and the quiz that one of them shows inside another.
 * @returns the versions of the loaded scripts, by remote; several are joined
 */
async function visitEverything(page: Page): Promise<Record<string, string>> {
  const remotes = Object.entries(stack.remotes);
  const seen = new Map(remotes.map(([name]) => [name, new Set<string>()]));
  const note = (request: { url: () => string }) => {
    const { origin, pathname } = new URL(request.url());
    const name = remotes.find(([, address]) => address === origin)?.[0] ?? '';
    seen.get(name)?.add(pathname.split('/')[1] ?? '');
  };
  page.on('request', note);

  await page.goto(`${stack.shellUrl}/contacts`);
  const contacts = new ContactsPage(page);
  await contacts.choose('Ada Lovelace');
  const quiz = await contacts.startQuiz();
  await expect(quiz.number(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quiz.root).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: 'Coaching' }).click();
  await expect(new CoachingPage(page).state('Complete Your Assessment')).toBeVisible();
  await page.getByRole('link', { name: 'Take Assessment', exact: true }).click();
  await expect(new SelfAssessmentPage(page).progress('0 of 14 completed')).toBeVisible();

  page.off('request', note);
  return Object.fromEntries([...seen].map(([name, versions]) => [name, [...versions].join()]));
}

/** Returns the next patch, always higher than the version: 1.4.1 after 1.4.0, and after 1.4.0-beta.1. */
function patchAfter(version: string): string {
  const [major = 0, minor = 0, patch = 0] = (version.split('-')[0] ?? '').split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}
