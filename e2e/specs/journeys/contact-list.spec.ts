import { type Page } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { addManyContacts } from '../../fixtures/many-contacts.ts';
import { keepCadence } from '../../fixtures/long-kept-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDTHS_AND_FIREFOX } from '../../fixtures/widths.ts';

/** In px, about. */
const ROW_HEIGHT = 88;

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

test(
  'ten thousand contacts stay in place, and are walked through, scrolled through and found',
  WIDTHS_AND_FIREFOX,
  async ({ stack, account, openAt, page }) => {
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await addManyContacts(stack, account, 9_999);
    let count = () => {};
    const counted = new Promise<void>((resolve) => (count = resolve));
    await page.route(/\/api\/contacts\?.*(due|assessed)=/, async (route) => {
      await counted;
      await route.continue();
    });
    const contacts = await openAt('/contacts');
    // On a slow start the first rows are those of the look, which does not scroll.
    await expect(rows(page).first()).toHaveAttribute('aria-setsize');

    await test.step('nothing moves when the numbers of the filters come', async () => {
      const filters = page.getByRole('group', { name: 'Show' });
      const place = async () =>
        filters.evaluate((element) => {
          const list = document.querySelector('ul[aria-label="Contacts"]');
          const top = list?.getBoundingClientRect().top ?? NaN;
          return top - element.getBoundingClientRect().top;
        });
      await expect(filters.getByRole('button', { name: 'Due', exact: true })).toBeVisible();
      const before = await place();
      count();
      await expect(filters.getByRole('button', { name: 'Due 1,999' })).toBeVisible();
      await expect(filters.getByRole('button', { name: /^To assess [\d,]+$/ })).toBeVisible();
      expect(await place()).toBe(before);
      await expect(filters.getByRole('button', { name: 'Label' })).toBeInViewport({ ratio: 1 });
      await expect(contacts.heading).toHaveText('Contacts 10,000');
      await expect(rows(page).first()).toHaveAttribute('aria-setsize', '10000');
    });

    await test.step('they are where they were after a contact was looked at', async () => {
      // On a narrow screen the day stands above the list and comes in its own time.
      await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText(
        / due\./,
      );
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

    await test.step('the keyboard walks through them, beyond what was loaded', async () => {
      await search(page).press('ArrowDown');
      await expect(row(page, 'Ada Lovelace')).toBeFocused();
      // Pages come as the end is neared, and the focus goes on from where it is.
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return Number(await focusedPlace(page));
        })
        .toBeGreaterThanOrEqual(250);
      const place = Number(await focusedPlace(page));
      const name = (position: number) => `Person ${String(position - 1).padStart(5, '0')}`;
      await expect(row(page, name(place))).toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await expect(row(page, name(place - 1))).toBeFocused();
      await page.keyboard.press('Home');
      await expect(row(page, 'Ada Lovelace')).toBeFocused();
      await expect(row(page, 'Ada Lovelace')).toBeInViewport();
    });

    await test.step('a thousand of them are scrolled through with few rows in the page', async () => {
      await expect
        .poll(
          async () => {
            await scrollToEnd(page);
            return scrolledTo(page);
          },
          { timeout: 600_000 },
        )
        .toBeGreaterThan(1_000 * ROW_HEIGHT);
      await expect(row(page, 'Person 00400')).toHaveCount(0);
      expect(await rows(page).count()).toBeLessThan(50);
    });

    await test.step('one is found while typing', async () => {
      await search(page).fill('person 09');
      await expect(page.getByText('1,000 contacts found')).toHaveAttribute('role', 'status');
      await search(page).fill('person 09876');
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, 'Person 09876')).toBeVisible();
    });
  },
);

/** Three contacts: one assessed, one due, one neither. */
async function threeContacts(stack: Stack, account: Account): Promise<void> {
  const assessed = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await saveResult(stack, account, assessed.id, {});
  const due = await createContact(stack, account, { displayName: 'Lise Meitner' });
  await keepCadence(stack, account, due.id, 60);
  await callApi(stack, account, `/api/interactions/${due.id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(200) },
  });
  await createContact(stack, account, {
    displayName: 'Emmy Noether',
    organizationTitle: 'Professor',
    organizationName: 'Göttingen',
  });
}

test('the list is filtered, sorted and searched, and fits small screens', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  await threeContacts(stack, account);
  const contacts = await openAt('/contacts');
  let panel = page.getByRole('dialog', { name: 'Sort and filter' });

  await test.step('a row says whether the person is assessed and due', async () => {
    await expect(rows(page)).toHaveCount(3);
    const ada = contacts.item('Ada Lovelace');
    const emmy = contacts.item('Emmy Noether');
    await expect.soft(ada).toContainText('Assessment Complete');
    await expect.soft(ada).toContainText('View Assessment');
    await expect.soft(emmy).toContainText('Take Assessment');
    const due = (item: typeof emmy) => item.getByText('Due', { exact: true });
    await expect.soft(due(contacts.item('Lise Meitner'))).toBeVisible();
    await expect.soft(due(emmy)).toHaveCount(0);
  });

  await test.step('a filter survives a reload and is removed', async () => {
    panel = await openPanel(page);
    await panel.getByRole('checkbox', { name: 'Due' }).click();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Lise Meitner')).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove: Due' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('order and several filters are in the address, and cleared at once', async () => {
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
      if (await panel.isVisible()) await page.keyboard.press('Escape');
      expect(await panel.isVisible()).toBe(false);
    }).toPass();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Ada Lovelace')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL('/contacts');
  });

  await test.step('filters that no one passes are told from a search without a match', async () => {
    panel = await openPanel(page);
    await panel.getByRole('radio', { name: 'Assessed' }).click();
    await panel.getByRole('checkbox', { name: 'Due' }).click();
    await page.keyboard.press('Escape');
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    await expect(heading('No contact matches the filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await search(page).fill('nobody');
    await expect(page.getByRole('heading', { name: 'No contact matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all contacts' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('a search that is typed over is aborted, and only the last one is shown', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/q=a(&|$)/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const aborted = page.waitForEvent('requestfailed', (request) => /q=a(&|$)/.test(request.url()));
    const asked = page.waitForRequest(/q=a(&|$)/);
    await search(page).fill('a');
    await asked;
    await search(page).fill('lise');
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    answer();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Lise Meitner')).toBeVisible();
    await expect(page).toHaveURL(/\?q=lise$/);
  });

  await test.step('it fits a screen of 320 px, with the longest of names', async () => {
    await contacts.add({
      name: 'Maria Sibylla Merian-von-Hohenzollern-Sigmaringen '.repeat(3).trim(),
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      title: 'Senior Vice President, Partnerships and Surinam Interests',
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(contacts.item('Maria Sibylla')).toBeVisible();
    expect.soft(await overflow(), 'list').toBeLessThanOrEqual(0);
    await openPanel(page);
    expect.soft(await overflow(), 'filters').toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await contacts.openAddDialog();
    expect.soft(await overflow(), 'add contact').toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(contacts.addDialog).toBeHidden();
  });

  await test.step('under a finger a row opens the person, and its assessment link keeps its distance', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const emmy = contacts.item('Emmy Noether');
    const role = emmy.getByText('Professor, Göttingen');
    await role.scrollIntoViewIfNeeded();
    const link = emmy.getByRole('link', { name: 'Take Assessment' });
    const [text, target] = [await role.boundingBox(), await link.boundingBox()];
    if (text === null || target === null) throw new Error('The row is not in the page');
    expect(target.y - (text.y + text.height)).toBeGreaterThanOrEqual(8);
    expect(target.height).toBeGreaterThanOrEqual(32);
    await page.mouse.click(text.x + 20, text.y + text.height - 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Emmy Noether' })).toBeVisible();
  });
});
