import { createContact } from '../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../fixtures/assess-contact.ts';
import { outboxReady } from '../fixtures/deferred-parts.ts';
import { callApi, daysAgo } from '../fixtures/product-api.ts';
import { ContactView } from '../pages/contact-view.ts';
import { EvidenceDrawer } from '../pages/evidence-drawer.ts';
import { ImportPage } from '../pages/import-page.ts';
import { test } from './picture.ts';

const MARY = {
  displayName: 'Mary Somerville',
  organizationTitle: 'Commissioning Editor',
  organizationName: 'Fieldnotes Press',
};
const PEOPLE = [
  'Full name,Mail,Firm,Introduced by',
  'C. Herschel,caroline@example.com,Slough Optics,William',
  'George Carver,not an email,Tuskegee Seeds,',
  'Mary Anning,mary@example.com,Lyme Fossils,',
].join('\r\n');

test('the day', async ({ stack, account, contacts, page, picture }) => {
  const mary = await createContact(stack, account, MARY);
  const grace = await createContact(stack, account, { displayName: 'Grace Hopper' });
  const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await assessContact(stack, account, mary.id, OPEN_AND_TIED);
  const post = (path: string, body: object) =>
    callApi<{ id: string }>(stack, account, path, { method: 'POST', body });
  await post(`/api/interactions/${ada.id}`, {
    type: 'call',
    interactionDate: daysAgo(3),
    outcome: 'follow_up_needed',
    followUpAt: daysAgo(1).slice(0, 10),
    followUpText: 'Send the figures',
  });
  await post(`/api/interactions/${grace.id}`, { type: 'email', interactionDate: daysAgo(80) });
  await post(`/api/interactions/${mary.id}`, {
    type: 'meeting',
    interactionDate: daysAgo(2),
    outcome: 'neutral',
    notes: 'Two sample chapters.',
  });
  const meeting = await post('/api/meetings', {
    title: 'Budget of the spring list',
    startsAt: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
    duration: 60,
    place: 'Room 4',
    contactIds: [mary.id, grace.id],
  });
  await contacts.open();
  await page.getByText('Budget of the spring list').waitFor();
  await picture('today');
  await page.goto(`/contacts/${mary.id}/briefing?meeting=${meeting.id}`);
  await page.getByText('Budget of the spring list').waitFor();
  await page.getByText('Two sample chapters.').waitFor();
  await picture('briefing');
  await page.getByRole('button', { name: 'Change meeting' }).click();
  await page.getByRole('dialog', { name: 'Change meeting' }).waitFor();
  await picture('change-meeting');
});

test('why an estimate says what it says', async ({ stack, account, contacts, page, picture }) => {
  await contacts.heading.waitFor();
  const mary = await createContact(stack, account, MARY);
  await assessContact(stack, account, mary.id, OPEN_AND_TIED);
  await page.goto(`/contacts/${mary.id}`);
  await new EvidenceDrawer(page).openFrom('N');
  await picture('evidence');
});

test('import, duplicates and merging', async ({ stack, account, contacts, page, picture }) => {
  await contacts.heading.waitFor();
  await createContact(stack, account, {
    displayName: 'Caroline Herschel',
    primaryEmail: 'caroline@example.com',
  });
  const pages = new ImportPage(page);
  await pages.open();
  await picture('import');
  await pages.drop('people.csv', PEOPLE);
  await page.getByText('3 of 4 columns were recognized').waitFor();
  await picture('import-columns');
  await pages.button('Continue').click();
  await page.getByText('Same email').waitFor();
  await picture('import-known');
  await pages.decide('C. Herschel', 'Add');
  await pages.button('Import 3 people').click();
  await page.getByRole('heading', { level: 1, name: /in your contacts/ }).waitFor();
  await picture('import-result');
  await page.goto('/contacts/duplicates');
  await page.getByText('Same email').waitFor();
  await picture('duplicates');
  await page.getByRole('link', { name: /^Merge / }).click();
  await page.getByRole('button', { name: 'Merge contacts' }).waitFor();
  await picture('merge');
});

test('a selection', async ({ demo: _, page, picture }) => {
  const list = page.getByRole('list', { name: 'Contacts' });
  await list.waitFor();
  await page.getByRole('button', { name: 'More for the list' }).click();
  await picture('list-menu');
  await page.getByRole('menuitem', { name: 'Select contacts' }).click();
  for (const position of [0, 1]) await list.getByRole('checkbox').nth(position).click();
  await picture('selection');
  await page
    .getByRole('list', { name: 'Actions' })
    .getByRole('button', { name: /^Label/ })
    .click();
  await page.getByRole('textbox', { name: 'Create a label' }).waitFor();
  await picture('selection-labels');
});

test('without a network', async ({ stack, account, contacts, context, page, picture }) => {
  const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await contacts.openContactPage(id);
  const view = new ContactView(page);
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await outboxReady(page);
  await view.openLogDialog();
  await view.dialog.getByLabel('Notes').fill('Talked in the tunnel');
  await context.setOffline(true);
  await view.save();
  await page.getByText('1 change kept on this device; sent when you’re online.').waitFor();
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('dialog', { name: 'Changes not sent yet' }).waitFor();
  await picture('waiting-changes');
});
