import { type Page } from '@playwright/test';
import { startStandAlone, type StandAlone } from '../../fixtures/stand-alone.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The first page is slow: the dev server bundles the remote's dependencies. */
const FIRST_PAGE = { timeout: 600_000 };

let server: StandAlone;
test.afterEach(() => server.stop());

/** Opens a remote on its own dev server, and waits for its mark and its heading. */
async function openAlone(page: Page, remote: string, path: string, heading: string | RegExp) {
  server = await startStandAlone(remote);
  await page.goto(server.url + path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible(FIRST_PAGE);
  await expect(page.getByRole('banner')).toContainText(remote);
  await expect(page.getByRole('banner')).toContainText('running alone, with made-up data');
}

test('mf-coaching runs without shell and API, in each of its states', async ({ page }) => {
  await openAlone(page, 'mf-coaching', '/', 'Coaching');
  await expect(page).toHaveURL(/\/coaching$/);
  await expect(page.getByRole('region', { name: 'Tactical Tip' })).toBeVisible();
  await page.getByRole('link', { name: 'Before the assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Assessment' })).toBeVisible();
  await page.getByRole('link', { name: 'Nothing matches' }).click();
  await expect(page.getByRole('heading', { name: 'No matching recommendations' })).toBeVisible();
  await page.getByRole('link', { name: 'Failing' }).click();
  await expect(
    page.getByRole('heading', { name: 'Unable to load coaching recommendations' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Coaching', exact: true }).click();
  await page.getByRole('checkbox').first().click();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('mf-assessment runs without shell and API, with its pages and the quiz dialog', async ({
  page,
}) => {
  await openAlone(page, 'mf-assessment', '/quiz-dialog', 'Quiz dialog');
  await page.getByRole('button', { name: 'Update Personality Assessment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Agree and Continue' }).click();
  await expect(dialog).toContainText('Question 1');
  await page.goto(`${server.url}/my-assessment`);
  await expect(page.getByText('0 of 14 completed')).toBeVisible();
  await page.getByRole('link', { name: 'Assessment of a contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Caroline Herschel');
});

test('mf-contacts runs without shell and API, and keeps added contacts', async ({ page }) => {
  await openAlone(page, 'mf-contacts', '/contacts', /^Contacts/);
  await expect(page.getByText('Alexander von Humboldt')).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Add Contact' }).click();
  await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' })).toBeVisible();
  await page.goto(`${server.url}/contacts/00000000-0000-4000-8000-00000000dead`);
  await expect(page.getByRole('heading', { name: 'Contact not found' })).toBeVisible();
  const missing = await page.request.get(`${server.url}/not-there.tsx`);
  expect(missing.status()).toBe(404);
});
