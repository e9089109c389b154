import { type Contact, type ExportedPerson } from '@rapport/api-client';
import { QUIZ_BANK } from '@rapport/contracts';
import { readFile } from 'node:fs/promises';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { assessContact } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { ContactView } from '../../pages/contact-view.ts';

const OBJECTED = 'They objected, so no estimate is kept';
const REASON = 'We work under a contract <b>since May</b>.';

/** Adds a contact with an interaction and an estimate from seven answers. */
async function addAssessed(stack: Stack, account: Account, displayName: string) {
  const { id } = await createContact(stack, account, { displayName });
  await callApi(stack, account, `/api/interactions/${id}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(3), notes: 'Talked about the engine' },
  });
  await assessContact(stack, account, id, ['A', 'A', 'A', 'A', 'A', 'A', 'A']);
  return id;
}

test(
  'a contact gets a copy of all stored data, with the reason for storing it',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const id = await addAssessed(stack, account, 'Ada Lovelace');
    await openAt(`/contacts/${id}`);
    const view = new ContactView(page);
    await view.chooseForContact('Ada Lovelace', 'Data about Ada');
    await view.dialog.getByLabel('Your reason').fill(REASON);
    await view.dialog.getByLabel('You told them on').fill('2026-05-03');
    await view.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your reason for keeping notes is saved').first()).toBeVisible();

    await test.step('as a page to read and print', async () => {
      const [copy] = await Promise.all([
        page.waitForEvent('popup'),
        view.dialog.getByRole('button', { name: 'Open to read or print' }).click(),
      ]);
      await expect(copy.getByRole('heading', { level: 1 })).toHaveText(
        'Data held about Ada Lovelace',
      );
      const content = copy.getByRole('main');
      for (const text of [REASON, 'May 3, 2026', 'Talked about the engine']) {
        await expect(content).toContainText(text);
      }
      for (const { text, optionA } of QUIZ_BANK.filter(({ level }) => level === 'L1')) {
        await expect(content).toContainText(text);
        await expect(content).toContainText(optionA.text);
      }
      await copy.close();
    });

    await test.step('as a file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        view.dialog.getByRole('button', { name: 'Save as JSON' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^rapport-contact-[\d-]+\.json$/);
      const held: ExportedPerson = JSON.parse(await readFile(await download.path(), 'utf8'));
      const stored = await callApi<ExportedPerson>(stack, account, `/api/contacts/${id}/export`);
      expect(held).toEqual({ ...stored, exportedAt: held.exportedAt });
      expect(held.contact).toMatchObject({ legalBasisNote: REASON, assessments: [{}] });
    });
  },
);

test.describe('an objection', () => {
  // The API refuses an answer, which is what this tests.
  test.use({ expectedErrors: /409/ });

  test("removes the estimate from every screen until it's withdrawn", async ({
    stack,
    account,
    openAt,
    page,
    context,
  }) => {
    const id = await addAssessed(stack, account, 'Lise Meitner');
    const contacts = await openAt(`/contacts/${id}`);
    const view = new ContactView(page);
    const otherTab = await context.newPage();
    const asked = new ContactAssessmentPage(otherTab);
    await asked.open(id);
    await expect(asked.card('Work Style Assessment')).toBeVisible();

    // The other tab learns of the objection only from the refused answer.
    const before = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
    let isUnaware = true;
    await otherTab.route(`${stack.apiUrl}/api/contacts/${id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill(isUnaware ? { response, json: before } : { response });
    });
    await otherTab.route(`${stack.apiUrl}/api/assessment-responses`, async (route) => {
      isUnaware = false;
      await route.continue();
    });

    await test.step('the question lists deleted and remaining data', async () => {
      await view.chooseForContact('Lise Meitner', 'Data about Lise');
      await view.dialog.getByRole('button', { name: 'They objected' }).click();
      await expect(view.question).toContainText('Deleted for good: the estimate, all answers');
      await expect(view.question).toContainText('Kept: name and contact details, interactions');
      await expect(view.question).toContainText("This can't be undone.");
      await view.question.getByRole('button', { name: 'They objected' }).click();
      await expect(view.dialog.getByText(/^They objected on/)).toBeVisible();
      await view.dialog.getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('the page of the contact, the list and the pane say so and lead to none', async () => {
      await expect(page.getByRole('heading', { name: OBJECTED })).toBeVisible();
      await expect(page.getByRole('button', { name: /Personality Assessment/ })).toBeHidden();
      await view.openTab('Recommendations');
      await expect(page.getByRole('heading', { name: OBJECTED })).toBeVisible();
      await view.openTab('Interactions');
      await expect(view.interactions.filter({ hasText: 'Talked about the engine' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Contacts' }).click();
      const row = contacts.item('Lise Meitner');
      await expect(row).toContainText('Objected');
      await expect(row.getByRole('link', { name: /Assessment/ })).toBeHidden();
      await contacts.choose('Lise Meitner');
      await expect(page.getByRole('heading', { name: OBJECTED })).toBeVisible();
      await expect(page.getByText('Update Personality Assessment')).toBeHidden();
    });

    await test.step('an answer for a removed question is dropped, and not resent', async () => {
      await asked.choice('workstyle-ei', 'B').click();
      await expect(asked.heading).toHaveText(OBJECTED);
    });

    await test.step('so do the assessment page and the API', async () => {
      const assessment = new ContactAssessmentPage(page);
      await visit(page, `/assessment/${id}`);
      await expect(assessment.heading).toHaveText(OBJECTED);
      const refused = callApi(stack, account, '/api/assessment-responses', {
        method: 'POST',
        body: {
          contactId: id,
          assessmentType: 'big_five',
          questionId: 'workstyle-ei',
          questionText: 'As it was asked',
          responseText: 'A',
          responseScore: 50,
          confidenceLevel: 'medium',
        },
      });
      await expect(refused).rejects.toThrow(/409.*CONTACT_OBJECTED/);
      const contact = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
      expect(contact).toMatchObject({ mbtiType: null, assessmentComplete: false });
    });

    await test.step('after a withdrawn objection there are questions again, but no old answers', async () => {
      await visit(page, `/contacts/${id}`);
      await page.getByRole('button', { name: 'They agreed again' }).click();
      await expect(view.question).toContainText('What the objection deleted stays deleted');
      await view.question.getByRole('button', { name: 'They agreed again' }).click();
      await expect(page.getByText('No Personality Profile Available')).toBeVisible();
      await page.getByRole('button', { name: 'Update Personality Assessment' }).click();
      await expect(view.dialog.getByText('Question 1', { exact: true })).toBeVisible();
    });
  });
});
