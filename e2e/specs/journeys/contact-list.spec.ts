import { type Page } from '@playwright/test';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { row, rows, search, walkLongList } from '../../fixtures/walk-long-list.ts';
import { WIDTHS_AND_FIREFOX } from '../../fixtures/widths.ts';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sort and filter' });
  await panel.waitFor();
  return panel;
}

test(
  'a user scrolls, walks, and searches through six hundred contacts, which stay in place',
  WIDTHS_AND_FIREFOX,
  async ({ stack, account, openAt, page }) => {
    await walkLongList(
      { stack, account, openAt, page },
      {
        total: 600,
        scrolled: 400,
        searched: { beginning: '005', found: '111', one: '00587' },
      },
    );
  },
);

/** Creates three contacts: one assessed, one due, one neither. */
async function threeContacts(stack: Stack, account: Account): Promise<void> {
  const assessed = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await saveResult(stack, account, assessed.id, {});
  const due = await createContact(stack, account, { displayName: 'Lise Meitner' });
  await setLongStandingCadence(stack, account, due.id, 60);
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

test('a user filters, sorts, and searches the list, which fits small screens', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  await threeContacts(stack, account);
  const contacts = await openAt('/contacts');
  let panel = page.getByRole('dialog', { name: 'Sort and filter' });

  await test.step('a row shows if the contact is assessed and due', async () => {
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

  await test.step('the URL has the order and several filters, and one click clears them', async () => {
    panel = await openPanel(page);
    await panel.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await panel.getByRole('combobox', { name: 'Work style' }).click();
    await page.getByRole('option', { name: 'INTJ · Long-Range Strategist' }).click();
    await panel.getByRole('combobox', { name: 'Motivation type' }).click();
    await page.getByRole('option', { name: '5 · Insight-Centered' }).click();
    await expect(page).toHaveURL('/contacts?sort=name&workStyle=INTJ&motivation=5');
    // The first Escape may still close the list of options, which is just disappearing.
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

  await test.step('filters without a match differ from a search without a match', async () => {
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

  await test.step('an overtaken search is aborted, and only the last result is shown', async () => {
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

  await test.step('the list fits a screen of 320 px, even with a very long name', async () => {
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

  await test.step('a tap on a row opens the contact, and its assessment link is far enough away', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const emmy = contacts.item('Emmy Noether');
    const role = emmy.getByText('Professor, Göttingen');
    await role.scrollIntoViewIfNeeded();
    const link = emmy.getByRole('link', { name: 'Take Assessment' });
    const [text, target] = [await role.boundingBox(), await link.boundingBox()];
    if (text === null || target === null) throw new Error('The row is not in the page');
    // A finger's target of 44 px leaves a gap of 4 on both sides.
    expect(target.y - (text.y + text.height)).toBeGreaterThanOrEqual(4);
    expect(target.height).toBeGreaterThanOrEqual(44);
    const whole = await emmy.boundingBox();
    if (whole === null) throw new Error('The row is not in the page');
    // The next person is below it.
    expect(whole.y + whole.height - (target.y + target.height)).toBeGreaterThanOrEqual(4);
    await page.mouse.click(text.x + 20, text.y + text.height - 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Emmy Noether' })).toBeVisible();
  });
});
