import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { pictureFrom } from '../../fixtures/picture.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { ImportPage } from '../../pages/import-page.ts';
import { DIALOG, expectAccessible } from '../../fixtures/expect-accessible.ts';

test(
  'axe finds no violations in the list, the pane, and the contact page',
  BOTH_WIDTHS,
  async ({ stack, account, openAt, frame, page }) => {
    test.slow();
    const mary = await createContact(stack, account, {
      displayName: 'Mary Somerville',
      primaryEmail: 'mary@fieldnotes.example',
      organizationTitle: 'Commissioning Editor',
      organizationName: 'Fieldnotes Press',
    });
    await assessContact(stack, account, mary.id, OPEN_AND_TIED);
    await createContact(stack, account, { displayName: 'Emmy Noether' });
    const contacts = await openAt('/contacts');
    await page.getByRole('button', { name: 'Choose people' }).click();
    await page.getByRole('list', { name: 'People to keep up with' }).waitFor();
    await expectAccessible(page, 'whom to keep up with', 'main');
    const log = (body: object) =>
      callApi(stack, account, `/api/interactions/${mary.id}`, { method: 'POST', body });
    await log({ type: 'meeting', interactionDate: daysAgo(90), notes: 'Two chapters.' });
    await log({
      type: 'call',
      interactionDate: daysAgo(80),
      outcome: 'follow_up_needed',
      followUpAt: daysAgo(1).slice(0, 10),
      followUpText: 'Send the figures',
    });
    await callApi(stack, account, '/api/meetings', {
      method: 'POST',
      body: { title: 'Budget', startsAt: daysAgo(1), contactIds: [mary.id] },
    });
    await page.reload();
    const view = new ContactView(page);

    const today = page.getByRole('region', { name: 'Today', exact: true });
    await expect(today).toContainText('Send the figures');
    await today.getByText('Positive').click();
    await expectAccessible(page, 'list and day');
    await page.getByRole('button', { name: /^Sort and filter/ }).click();
    await page.getByRole('dialog', { name: 'Sort and filter' }).waitFor();
    await expectAccessible(page, 'sort and filter', DIALOG);
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Due' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove: Due' }).waitFor();
    if (frame.isWide) await expectAccessible(page, 'filtered');
    await page.getByRole('button', { name: 'Clear all' }).click();

    await contacts.choose('Mary Somerville');
    await page.getByText('Next steps', { exact: true }).waitFor();
    await page.getByText(/^Why \d/).click();
    await page.getByRole('button', { name: 'Choose cadence' }).click();
    await page.getByRole('button', { name: 'Save cadence' }).waitFor();
    await expectAccessible(page, 'selected contact, cadence');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: 'Full page' }).click();
    await page.getByRole('heading', { name: 'Mary Somerville', level: 1 }).waitFor();
    await view.openBriefing();
    await page.getByText('An estimate, not a fact.').first().waitFor();
    await expectAccessible(page, 'page of a contact with a briefing');
    await view.openTab('Recommendations');
    await page.getByRole('radio', { name: /^Meeting/ }).click();
    await page
      .getByText(/^Tied: Support-Giving/)
      .last()
      .waitFor();
    await expectAccessible(page, 'recommendations', '[role=tabpanel]');
    await view.openTab('Interactions');
    await view.chooseFor(view.interactions.first(), 'Delete');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expectAccessible(page, 'interactions, one deleted', 'main');

    await callApi(stack, account, '/api/meetings', {
      method: 'POST',
      body: { startsAt: daysAgo(2), contactIds: [mary.id], notes: 'Prices\nDelivery' },
    });
    await visit(page, '/contacts/meetings?when=past');
    await page.getByText('Positive').click();
    await page.getByLabel('Note').waitFor();
    await expectAccessible(page, 'all meetings');
  },
);

test('axe finds no violations in bulk actions', async ({ stack, account, openAt, page }) => {
  test.slow();
  for (const displayName of ['Ada Lovelace', 'Grace Hopper']) {
    await createContact(stack, account, { displayName });
  }
  const contacts = await openAt('/contacts');

  await test.step('selecting and labeling', async () => {
    await page.getByRole('link', { name: 'Ada Lovelace' }).focus();
    await page.keyboard.press('x');
    await page.getByRole('heading', { name: '1 selected' }).waitFor();
    await expectAccessible(page, 'selection');
    const actions = page.getByRole('list', { name: 'Actions' });
    await actions.getByRole('button', { name: /^Label/ }).click();
    const labels = page.getByRole('dialog', { name: 'Label' });
    await labels.getByRole('textbox', { name: 'Create a label' }).fill('Clients');
    await labels.getByRole('button', { name: 'Create “Clients”' }).click();
    await labels.getByRole('checkbox', { name: /Clients/ }).waitFor();
    await expectAccessible(page, 'labels', DIALOG);
    await labels.getByRole('button', { name: 'Apply' }).click();
    await expect(labels).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Clients/ }).click();
    await page.keyboard.press('Escape');
    await expect(contacts.item('Grace Hopper')).toHaveCount(0);
    await expectAccessible(page, 'list of a label');
  });

  await test.step('searching', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'People, pages and actions' }).fill('lovel');
    await page
      .getByRole('option', { name: /Ada Lovelace/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'command menu', DIALOG);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('nobody');
    await page
      .getByRole('button', { name: /^(Show all contacts|Clear)/ })
      .first()
      .waitFor();
    // Until the response arrives, the previous rows are dimmed.
    await expect(contacts.item('Ada Lovelace')).toHaveCount(0);
    await expectAccessible(page, 'no match');
  });

  await test.step('adding', async () => {
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Ada Lovelace', email: 'nobody', company: 'Engines' });
    const file = { name: 'ada.png', mimeType: 'image/png', buffer: await pictureFrom(page) };
    await contacts.addDialog.getByLabel('Picture file').setInputFiles(file);
    await contacts.addDialog.getByRole('slider', { name: 'Left or right' }).waitFor();
    await page.getByRole('group', { name: 'Possible duplicate' }).waitFor();
    await contacts.submitAddDialog();
    await expectAccessible(page, 'new contact with messages, a photo and a duplicate', DIALOG);
  });
});

test('axe finds no violations in imports, duplicates, calendars, and briefings', async ({
  stack,
  account,
  openAt,
  frame,
  page,
}) => {
  test.slow();
  const ada = await createContact(stack, account, {
    displayName: 'Ada Lovelace',
    primaryEmail: 'ada@engines.example',
    organizationTitle: 'Engineer',
  });
  await createContact(stack, account, {
    displayName: 'A. Lovelace',
    primaryEmail: 'ada@engines.example',
    organizationTitle: 'Countess',
  });
  await openAt('/contacts/import');
  const pages = new ImportPage(page);

  await test.step('an import', async () => {
    await expect(pages.heading).toHaveText('Import contacts');
    await expectAccessible(page, 'import');
    const file = [
      'Full name,Mail,Phone,Birthday,Introduced by,Address,Last contact,Coffee',
      'Ada Lovelace,ada@engines.example,,03/04/1985,William,"Gasse 1, 3011 Bern, Switzerland",2026-03-14,black',
      'Grace Hopper,grace@navy.example,4.47701E+11,04/03/1985,,"Main St 1, Arlington",,',
      'https://george.example,george@example.com,,,,,,',
      '',
    ].join('\r\n');
    await pages.drop('people.csv', file);
    await expect(pages.heading).toHaveText('Which column is what?');
    await expectAccessible(page, 'columns, an encoding and a question about dates', 'main');
    await page
      .getByRole('radiogroup', { name: /^What 0[34]/ })
      .getByText('March 4')
      .click();
    await pages.button('Continue').click();
    await expect(pages.heading).toHaveText(/of them you may already have/);
    await expectAccessible(page, 'people who are there already', 'main');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/imports/*/rows', async (route) => {
      await held;
      await route.continue();
    });
    await pages.button(/^Import \d/).click();
    await page.getByRole('progressbar').waitFor();
    await expectAccessible(page, 'import on its way', 'main');
    release();
    await expect(pages.heading).toHaveText(/in your contacts/);
    await expectAccessible(page, 'what became of the rows', 'main');
  });

  await test.step('duplicates', async () => {
    await visit(page, '/contacts/duplicates');
    await page.getByText('Same email').first().waitFor();
    await expectAccessible(page, 'possible duplicates', 'main');
    await page
      .getByRole('link', { name: /^Merge .*Lovelace/ })
      .first()
      .click();
    await page.getByRole('radiogroup', { name: 'Title' }).waitFor();
    await expectAccessible(page, 'merge', 'main');
  });

  await test.step('calendars', async () => {
    await frame.openSettings('Calendars');
    await page.getByRole('button', { name: 'Make an address' }).click();
    await page.getByLabel('Address for your calendar program').waitFor();
    const field = page.getByLabel('Address of a calendar');
    await field.fill('webcal://calendar.invalid/work.ics');
    await field.press('Enter');
    const list = page.getByRole('list', { name: 'Subscribed calendars' });
    await expect(list).toContainText("Its server doesn't answer.");
    await expectAccessible(page, 'calendars, one of which does not answer');
  });

  await test.step('the briefing for a meeting', async () => {
    const meeting = await callApi<{ id: string }>(stack, account, '/api/meetings', {
      method: 'POST',
      body: {
        title: 'Budget',
        startsAt: new Date(Date.now() + 3_600_000).toISOString(),
        place: 'Room 4',
        goal: 'A yes to the second year',
        contactIds: [ada.id],
      },
    });
    await assessContact(stack, account, ada.id, OPEN_AND_TIED);
    await visit(page, `/contacts/${ada.id}/briefing?meeting=${meeting.id}`);
    await page.getByRole('group', { name: 'Meeting: Budget' }).waitFor();
    await page.getByText('If it gets tense').waitFor();
    await expectAccessible(page, 'briefing for a meeting');
    await page.getByRole('button', { name: 'Use these words' }).click();
    await page.getByRole('dialog').getByText('Decision', { exact: true }).click();
    await page.getByLabel('We could …').waitFor();
    await expectAccessible(page, 'words for a decision');
  });
});
