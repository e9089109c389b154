import { type Contact } from '@rapport/api-client';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** A contact with one open letter, low confidence, and interactions. */
async function createKnownContact(stack: Stack, account: Account): Promise<Contact> {
  const contact = await createContact(stack, account, {
    displayName: 'Lise Meitner',
    primaryEmail: 'lise@kestrel.example',
    primaryPhone: '+43 1 555 0142',
    organizationName: 'Kestrel Works',
    organizationTitle: 'Head of Procurement',
    linkedinUrl: 'https://www.linkedin.com/in/lise',
  });
  await saveResult(stack, account, contact.id, {
    mbtiConfidence: 60,
    mbtiAmbiguousLetters: ['N'],
    enneagramType: 1,
    enneagramConfidence: 72,
    enneagramSecondaryTypes: [5],
  });
  for (const [days, outcome] of [
    [6, 'positive'],
    [17, 'neutral'],
    [40, 'follow_up_needed'],
  ] as const) {
    await callApi(stack, account, `/api/interactions/${contact.id}`, {
      method: 'POST',
      body: { type: 'meeting', interactionDate: daysAgo(days), notes: `Noted ${days}`, outcome },
    });
  }
  return contact;
}

test(
  'the page of a contact shows person, banner, tabs and what is uncertain',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createKnownContact(stack, account);
    await contacts.openContactPage(id);
    const view = new ContactView(page);
    await expect(page.getByRole('link', { name: 'Back to Contacts' })).toHaveAttribute(
      'href',
      '/contacts',
    );
    await expect(page.getByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    for (const text of ['Head of Procurement', 'Kestrel Works', '+43 1 555 0142']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/^Last contact 6 days ago$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'LinkedIn profile' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(page.getByRole('button', { name: 'Update Personality Assessment' })).toBeVisible();
    await expect(page.getByText('Professional Profile Available')).toBeVisible();
    // The result was stored without its answers.
    await expect(page.getByText(/you observed/)).toHaveCount(0);

    await expect(page.getByRole('tab', { name: 'Interaction Styles' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const title of ['Who They Are', 'How Best to Interact', 'Motivations & Sensitivities']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    const workStyle = page.getByRole('region', { name: 'Work style' });
    await expect(workStyle).toContainText('60 or less');
    await expect(workStyle).toContainText('one letter open');
    await expect(workStyle).toContainText('either way');

    await view.openTab('Interactions');
    await expect(view.interactions).toHaveCount(3);
    await expect(view.interactions.first()).toContainText('6 days ago');
    await expect(view.interactions.first()).toContainText('Positive');
    await page.reload();
    await expect(view.interactions).toHaveCount(3);

    await view.openTab('Recommendations');
    await expect(page.getByRole('radiogroup', { name: 'Situation' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Contacts' }).click();
    await expect(contacts.item('Lise Meitner')).toBeVisible();
  },
);

test(
  'the selected contact shows three cards, and tabs where there is little room',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }, { project }) => {
    await createKnownContact(stack, account);
    await contacts.open();
    await contacts.choose('Lise Meitner');
    for (const title of ['Core Identity', 'Communication', 'Development Areas']) {
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Core Identity' })).toContainText(
      'Long-Range Strategist: 60 or less, low',
    );
    await expect(page.getByRole('region', { name: 'Development Areas' })).toContainText(
      'less definitive',
    );
    if (project.name === 'wide') {
      await page.getByRole('button', { name: 'Update Personality Assessment' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return;
    }
    await expect(page.getByRole('link', { name: 'Update Personality Assessment' })).toHaveAttribute(
      'href',
      /^\/assessment\//,
    );
    const view = new ContactView(page);
    await expect(page.getByRole('tab')).toHaveText(['Style', 'History', 'Tips']);
    await view.openTab('History');
    await expect(view.interactions).toHaveCount(3);
    await view.openTab('Tips');
    await expect(page.getByRole('radiogroup', { name: 'Situation' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(contacts.item('Lise Meitner')).toBeVisible();
  },
);

test(
  'a contact that was just added says what is not known yet',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
    await contacts.open();
    await contacts.choose('Emmy Noether');
    await expect(page.getByText('No Personality Profile Available')).toBeVisible();
    await contacts.openContactPage(id);
    await expect(page.getByText('No Personality Profile Available')).toBeVisible();
    await expect(page.getByText('Professional Profile Available')).toBeHidden();
    await new ContactView(page).openTab('Interactions');
    await expect(page.getByText('No interactions recorded yet')).toBeVisible();
  },
);

test('a slow answer shows a skeleton in the shape of the page', async ({
  stack,
  account,
  contacts,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Emmy Noether' });
  let answer = () => {};
  const waited = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/contacts/${id}`, async (route) => {
    await waited;
    await route.continue();
  });
  await contacts.openContactPage(id);
  await expect(page.getByText('Loading contact')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Back to Contacts' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Emmy Noether' })).toBeVisible();
});

test.describe('a contact that does not exist', () => {
  test.use({ expectedErrors: /status of 40[04]/ });

  test('is not found', async ({ contacts, page }) => {
    await contacts.openContactPage('018f0000-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Contact not found' })).toBeVisible();
    await contacts.openContactPage('nonsense');
    await expect(page.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
  });
});

test(
  'axe finds nothing on a contact, its dialogs and its bars',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    // Seven screens are examined.
    test.slow();
    const { id } = await createKnownContact(stack, account);
    await contacts.open();
    await contacts.choose('Lise Meitner');
    const view = new ContactView(page);
    await page.getByText('Next steps', { exact: true }).waitFor();
    await page.getByText(/^Why \d/).click();
    await page.getByRole('button', { name: 'Change cadence' }).click();
    await page.getByRole('button', { name: 'Save cadence' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await contacts.openContactPage(id);
    await view.openTab('Interactions');
    await view.interactions.first().waitFor();
    await view.chooseFor(view.interactions.first(), 'Delete');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await view.interactions
      .first()
      .getByRole('button', { name: /^More about/ })
      .click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await view.openLogDialog();
    await page.keyboard.press('Control+.');
    await view.dialog.getByLabel('Duration in minutes').fill('an hour');
    await view.save();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await view.question.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: 'Edit contact' }).click();
    await view.dialog.getByRole('textbox', { name: 'Full Name' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await view.chooseForContact('Lise Meitner', 'Delete contact');
    await view.question.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    await page.getByText('Lise Meitner was deleted.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);
