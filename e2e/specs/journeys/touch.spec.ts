import { createContact } from '../../fixtures/accounts.ts';
import { drag } from '../../fixtures/finger.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger swipes rows, refreshes the page, and is asked to log a call', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  const { id } = await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryPhone: '+41 79 555 01 23',
  });
  await setLongStandingCadence(stack, account, id, 30);
  await callApi(stack, account, `/api/interactions/${id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(60) },
  });
  // The list is longer than the screen.
  for (const name of ['Grace Hopper', 'Lise Meitner', 'Emmy Noether', 'Marie Curie'])
    await createContact(stack, account, { displayName: name });
  await openAt('/contacts');
  const contacts = new ContactsPage(page);
  const row = contacts.item('Ada Lovelace');
  await expect(page.getByText('Recently met')).toBeVisible();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.getByText('Swipe a row: right to log, left to snooze')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('to the right logs an interaction', async () => {
    const finger = await drag(page, row, { x: 130 }, { lift: false });
    await expect(row).toHaveAttribute('style', /translateX/);
    await finger.lift();
    await expect(dialog).toContainText('Log interaction');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('to the left snoozes the next step', async () => {
    await drag(page, row, { x: -130 });
    await expect(page.getByText(/^Snoozed until/)).toBeVisible();
    await expect(page).toHaveURL(/\/contacts$/);
  });

  await test.step('down, at the top of the page, refreshes', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const refreshed = page.waitForResponse((response) => response.url().includes('/api/today'));
    await drag(page, page.getByRole('heading', { name: 'Today' }), { y: 220 });
    await refreshed;
  });

  await test.step('a call is offered to be logged on return, and keeps its kind', async () => {
    await row.getByRole('link', { name: 'Ada Lovelace' }).tap();
    await page.evaluate(() => {
      // No app of this machine opens phone numbers.
      window.addEventListener('click', (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault();
      });
    });
    await page.getByRole('link', { name: 'Call', exact: true }).tap();
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    const bar = page.getByRole('status').filter({ hasText: 'Log this call with Ada Lovelace?' });
    await bar.getByRole('button', { name: 'Log' }).tap();
    await expect(dialog.getByRole('radio', { name: 'Call' })).toBeChecked();
    await expect(bar).toBeHidden();
  });
});
