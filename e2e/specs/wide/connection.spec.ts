import { type BrowserContext, type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** Messages for users, and technical messages. */
const NOTICE = /You're offline\.|Couldn't reach Rapport\.|Rapport isn't available/;
const RAW = /Failed to fetch|HTTP \d|\/api\//;

test.describe("when the API can't be reached", () => {
  test.use({ expectedErrors: /status of 503|Failed to load resource|net::ERR_/ });

  test("a page reports once that it's offline or that the API is down, and recovers automatically", async ({
    stack,
    account,
    context,
    open,
    page,
  }) => {
    const contacts = new ContactsPage(page);
    await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await createContact(stack, account, { displayName: 'Grace Hopper' });

    await test.step('without a network', async () => {
      await open('/contacts');
      await contacts.choose('Ada Lovelace');
      await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
      await context.setOffline(true);
      await contacts.choose('Grace Hopper');
      await expect(page.getByText("You're offline.")).toHaveCount(1);
      expect(await page.innerText('body')).not.toMatch(RAW);
      await expect.poll(() => overflow(page)).toBe(0);
      await goOnline(page);
      await expect(page.getByText(NOTICE)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
    });

    await test.step('while the API is down', async () => {
      const hans = await createContact(stack, account, { displayName: 'Hans Bethe' });
      const back = await takeDown(context, stack);
      await contacts.openContactPage(hans.id);
      await expect(page.getByText("Rapport isn't available right now.")).toHaveCount(1);
      await expect(page.getByText('It appears here as soon as')).toBeVisible();
      expect(await page.innerText('body')).not.toMatch(RAW);
      await back();
      await expect(page.getByRole('heading', { name: 'Hans Bethe' })).toBeVisible();
      await expect(page.getByText(NOTICE)).toBeHidden();
    });
  });
});

test('a name changed in one tab appears in the other, whose unsaved text stays', async ({
  stack,
  account,
  context,
  open,
  page,
}) => {
  await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await open('/contacts');
  await new ContactsPage(page).choose('Ada Lovelace');
  const other = await context.newPage();
  await other.goto(page.url());
  const heading = (name: string) => other.getByRole('heading', { name });
  await expect(heading('Ada Lovelace')).toBeVisible();

  await rename(page, 'Ada Lovelace', 'Ada King');
  await expect(heading('Ada King')).toBeVisible();

  const view = new ContactView(other);
  await view.openLogDialog();
  const note = view.dialog.getByLabel('Notes');
  await note.fill('Asked about the engine');
  await rename(page, 'Ada King', 'Countess Lovelace');
  // The other tab gets this message before anything that happens later on this one.
  await expect(note).toHaveValue('Asked about the engine');
  await view.save();
  await expect(view.dialog).toBeHidden();
  await expect(heading('Countess Lovelace')).toBeVisible();
});

/** Returns the number of pixels by which the page is higher than its window; the notice must not increase it. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}

/** @returns a function that restores the API */
async function takeDown(context: BrowserContext, { apiUrl }: Stack): Promise<() => Promise<void>> {
  const anyCall = `${apiUrl}/api/**`;
  await context.route(anyCall, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'Service unavailable', code: 'SERVICE_UNAVAILABLE' },
    }),
  );
  return () => context.unroute(anyCall);
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  const view = new ContactView(page);
  await view.chooseForContact(from, 'Edit contact');
  await view.dialog.getByRole('textbox', { name: 'Full Name', exact: true }).fill(to);
  await view.save('Save changes');
  await expect(view.dialog).toBeHidden();
}
