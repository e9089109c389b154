import { type Contact, type Interaction } from '@rapport/api-client';
import { createContact, type Account } from '../../fixtures/accounts.ts';
import { saveResult } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDTHS_AND_FIREFOX } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** Creates a contact with one open letter, low confidence, and interactions. */
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
  'a user opens a contact from the list, reads, edits, deletes, and restores it',
  WIDTHS_AND_FIREFOX,
  async ({ stack, account, openAt, context, frame, page }) => {
    const { id } = await createKnownContact(stack, account);
    const emmy = await createContact(stack, account, { displayName: 'Emmy Noether' });
    await callApi(stack, account, `/api/interactions/${emmy.id}`, {
      method: 'POST',
      body: { type: 'call', interactionDate: daysAgo(3), notes: 'Worth keeping' },
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const contacts = await openAt('/contacts');
    const view = new ContactView(page);

    await test.step('the selected contact shows three cards, or tabs on narrow screens', async () => {
      await contacts.choose('Lise Meitner');
      const card = (name: string) => page.getByRole('region', { name });
      await expect(card('Communication')).toBeVisible();
      await expect
        .soft(card('Core Identity'))
        .toContainText('Long-Range Strategist: 60 or less, low');
      await expect.soft(card('Development Areas')).toContainText('less definitive');
      if (frame.isWide) return;
      await expect(
        page.getByRole('link', { name: 'Update Personality Assessment' }),
      ).toHaveAttribute('href', /^\/assessment\//);
      await expect(page.getByRole('tab')).toHaveText(['Style', 'History', 'Tips']);
      await view.openTab('History');
      await expect(view.interactions).toHaveCount(3);
      await view.openTab('Tips');
      await expect(page.getByRole('radiogroup', { name: 'Situation' })).toBeVisible();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(contacts.item('Lise Meitner')).toBeVisible();
      await contacts.choose('Lise Meitner');
    });

    await test.step('the page of a contact shows the header, banner, tabs, and uncertainties', async () => {
      await page.getByRole('link', { name: 'Full page' }).click();
      await expect(page.getByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
      for (const text of ['Head of Procurement', 'Kestrel Works', '+43 1 555 0142']) {
        await expect.soft(page.getByText(text, { exact: true })).toBeVisible();
      }
      await expect.soft(page.getByText(/^Last contact 6 days ago$/)).toBeVisible();
      await expect
        .soft(page.getByRole('link', { name: 'LinkedIn profile' }))
        .toHaveAttribute('rel', 'noopener noreferrer');
      await expect
        .soft(page.getByRole('button', { name: 'Update Personality Assessment' }))
        .toBeVisible();
      await expect.soft(page.getByText('Professional Profile Available')).toBeVisible();
      // The result was stored without its answers.
      await expect.soft(page.getByText(/you observed/)).toHaveCount(0);
      await expect
        .soft(page.getByRole('tab', { name: 'Interaction Styles' }))
        .toHaveAttribute('aria-selected', 'true');
      for (const title of ['Who They Are', 'How Best to Interact', 'Motivations & Sensitivities']) {
        await expect.soft(page.getByRole('heading', { name: title })).toBeVisible();
      }
      const workStyle = page.getByRole('region', { name: 'Work style' });
      for (const text of ['60 or less', 'one letter open', 'either way']) {
        await expect.soft(workStyle).toContainText(text);
      }
      await view.openTab('Interactions');
      await expect(view.interactions).toHaveCount(3);
      await expect(view.interactions.first()).toContainText('6 days ago');
      await expect(view.interactions.first()).toContainText('Positive');
      await view.openTab('Recommendations');
      await expect(page.getByRole('radiogroup', { name: 'Situation' })).toBeVisible();
    });

    await test.step('the email address and phone number are copied, or the browser’s refusal is shown', async () => {
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('button', { name: 'Copy email address' }).click();
      await expect(page.getByText('Copied email address')).toBeAttached();
      expect(await clipboard()).toBe('lise@kestrel.example');
      await page.getByRole('button', { name: 'Copy phone number' }).click();
      await expect(page.getByText('Copied phone number')).toBeAttached();
      expect(await clipboard()).toBe('+43 1 555 0142');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: 'Copy email address' }).click();
      await expect(page.getByText('Not copied').first()).toBeVisible();
    });

    await test.step('every field is edited, here and in the list', async () => {
      await view.chooseForContact('Lise Meitner', 'Edit contact');
      const fields = {
        'Full Name': 'Lise King',
        Email: 'lise.king@engines.example',
        Phone: '+44 20 5550 0188',
        Company: 'Difference Engines',
        Title: 'Countess',
        LinkedIn: 'linkedin.com/in/lise-king',
      };
      for (const [label, text] of Object.entries(fields)) {
        await view.dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
      }
      await view.save('Save changes');
      await expect(view.dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Lise King', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'lise.king@engines.example' })).toBeVisible();
      const stored = await callApi<Contact>(stack, account, `/api/contacts/${id}`);
      expect(stored).toMatchObject({
        displayName: 'Lise King',
        primaryPhone: '+44 20 5550 0188',
        organizationName: 'Difference Engines',
        organizationTitle: 'Countess',
        linkedinUrl: 'https://linkedin.com/in/lise-king',
      });
      await page.getByRole('link', { name: 'Back to Contacts' }).click();
      await expect(contacts.item('Lise King')).toContainText('Difference Engines');
    });

    await test.step('a new contact shows missing data', async () => {
      await contacts.choose('Emmy Noether');
      await expect(page.getByText('No Personality Profile Available')).toBeVisible();
      await expect(page.getByText('Professional Profile Available')).toBeHidden();
    });

    await test.step('on a phone, Back closes what is open, one by one, and then leaves the contact', async () => {
      if (frame.isWide) return;
      const name = page.getByRole('heading', { name: 'Emmy Noether' });
      const menu = page.getByRole('menu');
      await page.getByRole('button', { name: 'More for Emmy Noether' }).click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await view.openLogDialog();
      await page.goBack();
      await expect(view.dialog).toBeHidden();
      await expect(name).toBeVisible();
      await view.openLogDialog();
      await page.reload();
      await expect(name).toBeVisible();
      await view.openLogDialog();
      await view.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(view.dialog).toBeHidden();
      await page.goBack();
      await expect(contacts.item('Emmy Noether')).toBeVisible();
      await expect(page).toHaveURL(/\/contacts$/);
      await contacts.choose('Emmy Noether');
    });

    const deleted = page.getByText('Emmy Noether was deleted. You can undo this until');
    await test.step('the question before a deletion lists the deleted data, and No keeps it', async () => {
      await view.chooseForContact('Emmy Noether', 'Delete contact');
      await expect(view.question).toContainText('Delete Emmy Noether?');
      await expect(view.question).toContainText(
        'interactions and notes, assessments with their answers and results, the cadence you set, and next steps',
      );
      await expect(view.question).toContainText(
        'For 30 days, you find all of it in Recently deleted',
      );
      await view.question.getByRole('button', { name: 'Keep contact' }).click();
      await expect(page.getByRole('heading', { name: 'Emmy Noether' })).toBeVisible();
    });

    await test.step('it disappears from the list, and the undo survives navigation and a reload', async () => {
      await view.chooseForContact('Emmy Noether', 'Delete contact');
      await view.question.getByRole('button', { name: 'Delete contact' }).click();
      await expect(deleted).toBeVisible();
      await expect(contacts.item('Emmy Noether')).toBeHidden();
      await expect(page).toHaveURL(/\/contacts$/);
      await contacts.choose('Lise King');
      await expect(deleted).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Lise King' })).toBeVisible();
      await expect(deleted).toBeVisible();
    });

    await test.step('Undo restores it with all its data', async () => {
      await frame.holdToasts();
      await frame.brand.click();
      await expect(page).toHaveURL(/\/contacts$/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'Emmy Noether' })).toBeVisible();
      await expect(page.getByText('Emmy Noether is back').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
      const kept = await callApi<Interaction[]>(stack, account, `/api/interactions/${emmy.id}`);
      expect(kept.map(({ notes }) => notes)).toEqual(['Worth keeping']);
    });

    // On a phone, the pane links to the page with all questions.
    if (!frame.isWide) return;
    await test.step('the pane opens the quiz and shows its result', async () => {
      const quiz = await contacts.startQuiz();
      await quiz.answerAll(['A', 'B', 'B', 'A', 'B', 'B', 'B']);
      await quiz.viewProfile();
      await expect(page.getByRole('main')).toContainText('People Developer');
      const assessed = await callApi<Contact>(stack, account, `/api/contacts/${emmy.id}`);
      expect(assessed).toMatchObject({ mbtiType: 'ENFJ', assessmentComplete: true });
    });
  },
);
