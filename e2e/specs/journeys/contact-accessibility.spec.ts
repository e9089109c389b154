import { type Answer, PREFERENCE_LABELS } from '@rapport/contracts';
import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { EvidenceDrawer } from '../../pages/evidence-drawer.ts';
import { DIALOG, expectAccessible, QUESTION } from '../../fixtures/expect-accessible.ts';

/** Extraverted, thinking, and judging; N leads 3 to 2, so one more answer for N decides it. */
const OPEN: readonly Answer[] = ['A', 'Unsure', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B'];

test('axe finds no violations in the dialogs of a contact', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  test.slow();
  const add = async (displayName: string) =>
    (await createContact(stack, account, { displayName })).id;
  const [mary, lise, ada] = [
    await add('Mary Somerville'),
    await add('Lise Meitner'),
    await add('Ada Lovelace'),
  ];
  await assessContact(stack, account, mary, OPEN);
  await assessContact(stack, account, lise, OPEN_AND_TIED);
  await callApi(stack, account, `/api/interactions/${lise}`, {
    method: 'POST',
    body: { type: 'call', interactionDate: daysAgo(3), notes: 'Talked about the engine' },
  });
  await openAt(`/contacts/${mary}`);
  const view = new ContactView(page);
  const { dialog, question } = view;

  await test.step('logging, and the questions after it', async () => {
    await view.openLogDialog();
    await page.keyboard.press('Control+.');
    await dialog.getByLabel('Duration in minutes').fill('an hour');
    await view.save();
    await expectAccessible(page, 'log dialog with a message', DIALOG);
    await dialog.getByLabel('Duration in minutes').fill('');
    await view.chooseInDialog('Meeting');
    await view.save();
    await expect(dialog).toHaveAccessibleName('Interaction saved');
    await expectAccessible(page, 'question after an interaction', DIALOG);
    await page.keyboard.press('2');
    await expect(dialog).toHaveAccessibleName('Conceptual is settled');
    await expectAccessible(page, 'answer that settled a letter', DIALOG);
    await page.keyboard.press('Escape');
    await view.openTab('Interactions');
    const menu = view.interactions.first().getByRole('button', { name: /^More about/ });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Rate the tips' }).waitFor();
    await expectAccessible(page, 'menu of an interaction', '[role=menu]');
    await page.getByRole('menuitem', { name: 'Rate the tips' }).click();
    await expect(dialog.getByText('Did the tips help?').first()).toBeVisible();
    await expectAccessible(page, 'rating of tips', DIALOG);
    await page.keyboard.press('Escape');
  });

  await test.step('planning, editing and the data', async () => {
    await page.getByRole('button', { name: 'More for Mary Somerville' }).click();
    await page.getByRole('menuitem', { name: 'Plan a meeting' }).click();
    await dialog.getByLabel('Title').fill('Budget');
    await dialog.getByRole('searchbox', { name: 'Add someone' }).fill('Lise');
    await dialog.getByRole('button', { name: 'Lise Meitner', exact: true }).click();
    await expectAccessible(page, 'plan of a meeting', DIALOG);
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog).toBeHidden();
    await view.chooseForContact('Mary Somerville', 'Edit contact');
    await dialog.getByRole('textbox', { name: 'Full Name' }).waitFor();
    await expectAccessible(page, 'edit dialog', DIALOG);
  });

  await test.step('every further field of a contact, from the menu that offers it', async () => {
    const more = dialog.getByRole('button', { name: 'More about this person' });
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    const add = dialog.getByRole('button', { name: 'Add a field' });
    const menu = page.getByRole('menu');
    await add.click();
    await menu.waitFor();
    await expectAccessible(page, 'menu of further fields', '[role=menu]');
    const fields = await menu.getByRole('menuitem').allTextContents();
    await page.keyboard.press('Escape');
    for (const field of fields) {
      await add.click();
      await menu.getByRole('menuitem', { name: field, exact: true }).click();
      await expect(menu).toBeHidden();
    }
    await dialog.getByLabel('Nickname').fill('Polly');
    await expectAccessible(page, 'edit dialog with every field', DIALOG);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('what they said, of every kind', async () => {
    await view.chooseForContact('Mary Somerville', 'Add what they told you');
    // No day, so that every kind has a message.
    await dialog.getByLabel('Told you on').fill('');
    const subject = dialog.getByRole('combobox', { name: 'It’s about' });
    for (const kind of Object.values(PREFERENCE_LABELS)) {
      await subject.click();
      await page.getByRole('option', { name: kind, exact: true }).click();
      await expect(subject).toHaveText(kind);
      await view.save();
      await dialog.getByText('Enter the day.').waitFor();
      await expectAccessible(page, `what they said, ${kind}`, DIALOG);
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the answers behind a letter', async () => {
    await visit(page, `/contacts/${lise}`);
    await page.getByRole('heading', { name: 'Lise Meitner', level: 1 }).waitFor();
    const drawer = new EvidenceDrawer(page);
    await drawer.openFrom('N');
    await expectAccessible(page, 'answers', DIALOG);
    await drawer.change('They begin to explain with...');
    await drawer.choose('the main idea');
    await expect(drawer.root).toContainText('73% becomes 79%');
    await expectAccessible(page, 'change of an answer', DIALOG);
    await drawer.save();
    await expect(drawer.root).toContainText('Four to one decides the letter.');
    await drawer.openTab('History');
    await expect(drawer.runs.first()).toContainText('One answer changed');
    await expectAccessible(page, 'history', DIALOG);
    await drawer.openTab('Answers');
    await drawer.letters.getByRole('button', { name: 'Motivation, three types tied' }).click();
    await expect(drawer.root).toHaveAccessibleName('Motivation');
    await expectAccessible(page, 'tied motivation', DIALOG);
    await page.keyboard.press('Escape');
  });

  await test.step('the stored data about a person, and an objection', async () => {
    await view.chooseForContact('Lise Meitner', 'Data about Lise');
    await dialog.getByLabel('Your reason').waitFor();
    await expectAccessible(page, 'data about a person', DIALOG);
    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Open to read or print' }).click(),
    ]);
    await copy.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(copy, 'copy for the person');
    await copy.close();
    await dialog.getByRole('button', { name: 'They objected' }).click();
    await question.waitFor();
    await expectAccessible(page, 'question before an objection', QUESTION);
    await question.getByRole('button', { name: 'They objected' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const objected = page.getByRole('heading', { name: 'They objected, so no estimate is kept' });
    await objected.first().waitFor();
    await expectAccessible(page, 'page of someone who objected');
    await visit(page, `/assessment/${lise}`);
    await page.getByRole('heading', { level: 1, name: /^They objected/ }).waitFor();
    await expectAccessible(page, 'assessment of someone who objected');
  });

  await test.step('a contact without an estimate, and its deletion', async () => {
    await visit(page, `/contacts/${ada}?tab=recommendations`);
    await page.getByRole('heading', { name: 'Ada Lovelace', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Works with anyone' }).waitFor();
    await expectAccessible(page, 'recommendations without an estimate');
    await view.chooseForContact('Ada Lovelace', 'Delete contact');
    await question.waitFor();
    await expectAccessible(page, 'question before a deletion', QUESTION);
    await question.getByRole('button', { name: 'Delete contact' }).click();
    await page.getByText('Ada Lovelace was deleted.').waitFor();
    await expectAccessible(page, 'list with an offer to undo');
  });
});
