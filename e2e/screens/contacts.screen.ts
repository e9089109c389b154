import { type Page } from '@playwright/test';
import { ContactView } from '../pages/contact-view.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { test } from './picture.ts';

/** An assessed contact of the demo data, and one without an assessment. */
const ASSESSED = 'Chien-Shiung Wu';
const OPEN = 'Inge Lehmann';

/** On a narrow screen, the day comes before the list, which renders only visible rows. */
async function chooseFound(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name);
  await new ContactsPage(page).choose(name);
}

test('the first visit', async ({ contacts: _, page, picture }) => {
  await page.getByText('Start with one person you meet this week').waitFor();
  await picture('contacts-empty');
});

test('list, filters, adding', async ({ demo: _, page, picture }) => {
  const contacts = new ContactsPage(page);
  await contacts.heading.waitFor();
  await page.getByRole('list', { name: 'Contacts' }).waitFor();
  await picture('contacts');
  await page.getByRole('button', { name: /Sort and filter/ }).click();
  await picture('contacts-filter');
  await page.keyboard.press('Escape');
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: ASSESSED, email: 'cs.wu@beta-instruments.example' });
  await picture('add-contact');
});

test('a contact beside the list', async ({ demo: _, frame, page, picture }) => {
  await chooseFound(page, ASSESSED);
  await page.getByRole('heading', { name: ASSESSED }).waitFor();
  await picture('detail');
  if (!frame.isWide) {
    await new ContactView(page).openTab('History');
    await picture('detail-history');
    await new ContactView(page).openTab('Tips');
    await picture('detail-tips');
  }
  await page.goto('/contacts');
  await chooseFound(page, OPEN);
  await page.getByText('No Personality Profile Available').first().waitFor();
  await picture('detail-open');
});

test('the page of a contact and its dialogs', async ({ demo: _, page, picture }) => {
  await chooseFound(page, ASSESSED);
  await page.waitForURL(/selected=/);
  const id = new URL(page.url()).searchParams.get('selected');
  await page.goto(`/contacts/${id}`);
  const view = new ContactView(page);
  await page.getByText('Professional Profile Available').waitFor();
  await picture('contact');
  await view.openTab('Interactions');
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  await picture('contact-interactions');
  await view.openLogDialog();
  await picture('log-interaction');
  await page.keyboard.press('Escape');
  await view.openTab('Recommendations');
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  await picture('contact-recommendations');
  await page.getByRole('button', { name: 'Edit contact' }).first().click();
  await view.dialog.getByRole('textbox', { name: 'Title' }).waitFor();
  await picture('edit-contact');
  await page.keyboard.press('Escape');
  await view.chooseForContact(ASSESSED, 'Delete contact');
  await picture('delete-contact');
});
