import { type Page } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { addManyContacts } from '../../fixtures/many-contacts.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { pressUnlessRecovered } from '../../pages/press-unless-recovered.ts';

/** In px, about. */
const ROW_HEIGHT = 88;
const SLOW = { timeout: 45_000 };
const LIST = /\/api\/contacts\?/;

const rows = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search contacts' });
const row = (page: Page, name: string) => rows(page).getByRole('link', { name, exact: true });
const focusedPlace = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));

/** Scrolls to the end of the loaded list, whether the page or the list itself scrolls. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    const pane = document.querySelector('[data-radix-scroll-area-viewport]');
    const scroller = pane ?? document.scrollingElement;
    scroller?.scrollTo(0, scroller.scrollHeight);
  });
const scrolledTo = (page: Page) =>
  page.evaluate(() => {
    const pane = document.querySelector('[data-radix-scroll-area-viewport]');
    return (pane ?? document.scrollingElement)?.scrollTop ?? 0;
  });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sort and filter' });
  await panel.waitFor();
  return panel;
}

test.describe('ten thousand contacts', BOTH_WIDTHS, () => {
  test.beforeEach(async ({ stack, account }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await addManyContacts(stack, account, 9_999);
  });

  test('are scrolled through with few rows in the page, and found while typing', async ({
    contacts,
    page,
  }) => {
    await contacts.open();
    await expect(contacts.heading).toHaveText('Contacts 10,000');
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', '10000');

    await expect
      .poll(async () => {
        await scrollToEnd(page);
        return scrolledTo(page);
      }, SLOW)
      .toBeGreaterThan(1_000 * ROW_HEIGHT);
    await expect(row(page, 'Person 00400')).toHaveCount(0);
    expect(await rows(page).count()).toBeLessThan(50);

    await search(page).fill('person 09');
    await expect(page.getByText('1,000 contacts found')).toHaveAttribute('role', 'status');
    await search(page).fill('person 09876');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Person 09876')).toBeVisible();
  });

  test('stay in place when the numbers of the filters come', async ({ contacts, page }) => {
    const filters = page.getByRole('group', { name: 'Show' });
    const place = async () =>
      filters.evaluate((element) => {
        const list = document.querySelector('ul[aria-label="Contacts"]');
        const fromFilters = (edge?: number) => (edge ?? NaN) - element.getBoundingClientRect().top;
        return fromFilters(list?.getBoundingClientRect().top);
      });
    await contacts.open();
    await rows(page).first().waitFor();
    const before = await place();
    await expect(filters.getByRole('button', { name: 'Due 1,999' })).toBeVisible();
    await expect(filters.getByRole('button', { name: /^To assess [\d,]+$/ })).toBeVisible();
    expect(await place()).toBe(before);
    await expect(filters.getByRole('button', { name: 'Label' })).toBeInViewport({ ratio: 1 });
  });

  test('are walked through with the keyboard', async ({ contacts, page }) => {
    await contacts.open();
    await rows(page).first().waitFor();
    await search(page).press('ArrowDown');
    await expect(row(page, 'Ada Lovelace')).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => focusedPlace(page)).toBe('50');
    // Pages come as the end is neared, and the focus goes on from where it is.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return focusedPlace(page);
      })
      .toBe('250');
    await expect(row(page, 'Person 00249')).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(row(page, 'Person 00248')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(row(page, 'Ada Lovelace')).toBeFocused();
    await expect(row(page, 'Ada Lovelace')).toBeInViewport();
  });

  test('are where they were after a contact was looked at', async ({ contacts, page }) => {
    await contacts.open();
    // On a slow start the first rows are those of the look, which does not scroll.
    await expect(rows(page).first()).toHaveAttribute('aria-setsize');
    // On a narrow screen the day stands above the list and comes in its own time.
    await page.waitForLoadState('networkidle');
    await scrollToEnd(page);
    const target = row(page, 'Person 00045');
    // A click scrolls too; this way it has nothing left to scroll.
    await target.hover();
    expect(await scrolledTo(page)).toBeGreaterThan(1000);
    const top = async () => (await target.boundingBox())?.y ?? NaN;
    const before = await top();
    await target.click();
    await expect(page.getByRole('heading', { name: 'Person 00045' })).toBeVisible();
    await expect(page).toHaveURL(/selected=/);
    await page.goBack();
    await expect(target).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(100);

    await rows(page).filter({ hasText: 'Person 00045' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/assessment\//);
    await page.goBack();
    await expect(target).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(100);
  });
});

test('a search that is typed over is aborted, and only the last one is shown', async ({
  contacts,
  page,
  stack,
  account,
}) => {
  await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await createContact(stack, account, { displayName: 'Lise Meitner' });
  await contacts.open();
  await expect(rows(page)).toHaveCount(2);
  await page.route(/q=a(&|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('q=a'));
  await search(page).fill('a');
  await page.waitForRequest(/q=a(&|$)/);
  await search(page).fill('lise');
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Lise Meitner')).toBeVisible();
  await expect(page).toHaveURL(/\?q=lise$/);
});

test.describe('a page that does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

  test('keeps the contacts before it, and comes with Retry', async ({
    contacts,
    page,
    stack,
    account,
  }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await addManyContacts(stack, account, 80);
    await page.route(/cursor=/, (route) => route.abort());
    await contacts.open();
    await rows(page).first().waitFor();
    await expect(async () => {
      await scrollToEnd(page);
      await expect(page.getByText('More contacts could not be loaded.')).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 30_000 });
    await expect(row(page, 'Person 00049')).toBeVisible();
    await page.unroute(/cursor=/);
    await pressUnlessRecovered(page.getByRole('button', { name: 'Retry' }));
    await expect(row(page, 'Person 00055')).toBeAttached();
  });
});

/** Three contacts: one assessed, one due, one neither. */
async function threeContacts(stack: Stack, account: Account): Promise<void> {
  const assessed = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await saveResult(stack, account, assessed.id, {});
  const due = await createContact(stack, account, { displayName: 'Lise Meitner' });
  await callApi(stack, account, `/api/interactions/${due.id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(200) },
  });
  await createContact(stack, account, { displayName: 'Emmy Noether' });
}

test.describe('sorting and filtering', () => {
  test.beforeEach(({ stack, account }) => threeContacts(stack, account));

  test(
    'narrows the list step by step, survives a reload, and is cleared',
    BOTH_WIDTHS,
    async ({ contacts, page }) => {
      await contacts.open();
      await expect(rows(page)).toHaveCount(3);
      await expect(contacts.item('Ada Lovelace')).toContainText('Assessment Complete');
      await expect(contacts.item('Ada Lovelace')).toContainText('View Assessment');
      await expect(contacts.item('Emmy Noether')).toContainText('Take Assessment');
      await expect(contacts.item('Lise Meitner').getByText('Due', { exact: true })).toBeVisible();
      await expect(contacts.item('Emmy Noether').getByText('Due', { exact: true })).toHaveCount(0);

      let panel = await openPanel(page);
      await panel.getByRole('checkbox', { name: 'Due' }).click();
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, 'Lise Meitner')).toBeVisible();
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove: Due' }).click();
      await expect(rows(page)).toHaveCount(3);

      panel = await openPanel(page);
      await panel.getByRole('combobox', { name: 'Sort by' }).click();
      await page.getByRole('option', { name: 'Name' }).click();
      await panel.getByRole('combobox', { name: 'Work style' }).click();
      await page.getByRole('option', { name: 'INTJ · Long-Range Strategist' }).click();
      await panel.getByRole('combobox', { name: 'Motivation type' }).click();
      await page.getByRole('option', { name: '5 · Insight-Centered' }).click();
      await expect(page).toHaveURL('/contacts?sort=name&workStyle=INTJ&motivation=5');
      // The first one may still belong to the list of options, which is on its way out.
      await expect(async () => {
        await panel.press('Escape');
        await expect(panel).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, 'Ada Lovelace')).toBeVisible();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(rows(page)).toHaveCount(3);
      await expect(page).toHaveURL('/contacts');
    },
  );

  test('tells filters that no one passes from a search without a match', async ({
    contacts,
    page,
  }) => {
    await contacts.open();
    const panel = await openPanel(page);
    await panel.getByRole('radio', { name: 'Assessed' }).click();
    await panel.getByRole('checkbox', { name: 'Due' }).click();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('heading', { name: 'No contact matches the filters' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await search(page).fill('nobody');
    await expect(page.getByRole('heading', { name: 'No contact matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all contacts' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test(
    'axe finds nothing in the list, its filters and its states',
    BOTH_WIDTHS,
    async ({ contacts, page }) => {
      await contacts.open();
      await rows(page).first().waitFor();
      expect(await axeViolations(page), 'list').toEqual([]);
      const panel = await openPanel(page);
      expect(await axeViolations(page), 'filters').toEqual([]);
      await panel.getByRole('checkbox', { name: 'Due' }).click();
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(1);
      expect(await axeViolations(page), 'filtered').toEqual([]);
      await search(page).fill('nobody');
      await page.getByRole('heading', { name: 'No contact matches' }).waitFor();
      expect(await axeViolations(page), 'no match').toEqual([]);
    },
  );
});

test(
  'the list fits a screen of 320 px, with the longest of names',
  BOTH_WIDTHS,
  async ({ contacts, page, stack, account }) => {
    await createContact(stack, account, {
      displayName: 'Maria Sibylla Merian-von-Hohenzollern-Sigmaringen '.repeat(3).trim(),
      organizationName:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      organizationTitle: 'Senior Vice President, Partnerships and Surinam Interests',
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto('/contacts?sort=name&assessed=false');
    await rows(page).first().waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await openPanel(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await contacts.openAddDialog();
    expect(await overflow()).toBeLessThanOrEqual(0);
  },
);

test('an empty list says what the product is for, and begins with Add Contact', async ({
  contacts,
  page,
}) => {
  await expect(
    page.getByRole('heading', { name: 'Start with one person you meet this week' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).last().click();
  await expect(contacts.addDialog).toBeVisible();
});

test('a list that is on its way shows a spinner', async ({ contacts, page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(LIST, async (route) => {
    await held;
    await route.continue();
  });
  await contacts.open();
  await expect(page.getByText('Loading contacts')).toBeAttached();
  answer();
  await expect(page.getByText('Loading contacts')).toBeHidden();
});

test('under a finger a row opens the person, and its assessment link keeps its distance', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  await createContact(stack, account, {
    displayName: 'Marta Nowak',
    organizationTitle: 'Partner Manager',
    organizationName: 'Nordhafen',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await contacts.open();
  const row = contacts.item('Marta Nowak');
  const role = row.getByText('Partner Manager, Nordhafen');
  await expect(role).toBeVisible();
  const link = row.getByRole('link', { name: 'Take Assessment' });
  const [text, target] = [await role.boundingBox(), await link.boundingBox()];
  if (text === null || target === null) throw new Error('The row is not in the page');
  expect(target.y - (text.y + text.height)).toBeGreaterThanOrEqual(8);
  expect(target.height).toBeGreaterThanOrEqual(32);
  await page.mouse.click(text.x + 20, text.y + text.height - 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Nowak' })).toBeVisible();
});
