import { type Contact, type ContactHealth, type Interaction } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { goOnline } from '../../fixtures/go-online.ts';
import { menusReady, outboxReady } from '../../fixtures/deferred-parts.ts';
import { pictureFrom } from '../../fixtures/picture.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { ContactView } from '../../pages/contact-view.ts';

test.use({
  expectedErrors: /status of 412|ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/,
});

test("changes from elsewhere aren't overwritten, and offline changes wait or explain why not", async ({
  stack,
  account,
  openAt,
  context,
  page,
}) => {
  const add = (displayName: string, more = {}) =>
    createContact(stack, account, { displayName, ...more });
  const ada = await add('Ada Lovelace', {
    primaryEmail: 'ada@engines.example',
    organizationName: 'Analytical Engines',
    organizationTitle: 'Head of Programs',
  });
  const [grace, tu, emmy, mary] = await Promise.all([
    add('Grace Hopper'),
    add('Tu Youyou'),
    add('Emmy Noether'),
    add('Mary Somerville'),
  ]);
  const stored = ({ id }: Contact) => callApi<Contact>(stack, account, `/api/contacts/${id}`);
  const view = new ContactView(page);
  const title = view.dialog.getByRole('textbox', { name: 'Title' });
  const waiting = page.getByText(/^\d+ changes? (is|are) waiting\.$/);
  await openAt(`/contacts/${ada.id}`);

  await test.step('nothing is overwritten, the fields that differ are shown, and the person chooses', async () => {
    await page.getByRole('button', { name: 'Edit contact' }).click();
    const company = view.dialog.getByRole('textbox', { name: 'Company' });
    await title.fill('Director');
    await callApi(stack, account, `/api/contacts/${ada.id}`, {
      method: 'PATCH',
      body: { organizationTitle: 'President', organizationName: 'Difference Engines' },
    });
    await view.save('Save changes');
    await expect(view.dialog.getByText('This contact was changed elsewhere')).toBeVisible();
    await expect(title).toHaveValue('Director');
    await expect(title).toHaveAccessibleDescription(
      /Changed elsewhere to “President”\. You had “Director”\./,
    );
    await expect(company).toHaveValue('Difference Engines');
    await expect(company).toHaveAccessibleDescription(
      /Changed elsewhere to “Difference Engines”\. You had “Analytical Engines”\./,
    );
    expect((await stored(ada)).organizationTitle).toBe('President');

    await view.dialog.getByRole('button', { name: 'Use your own for Company' }).click();
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    expect(await stored(ada)).toMatchObject({
      organizationTitle: 'Director',
      organizationName: 'Analytical Engines',
      primaryEmail: 'ada@engines.example',
    });
  });

  await outboxReady(page);
  // Without its code, a menu can't open offline.
  await menusReady(page);
  await test.step('an edit shows immediately, and is stored once the network is back', async () => {
    await visit(page, `/contacts/${grace.id}`);
    await expect(page.getByRole('heading', { name: 'Grace Hopper', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Edit contact' }).click();
    await title.fill('Rear Admiral');
    await context.setOffline(true);
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(page.getByText('Rear Admiral')).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('Your change was sent').first()).toBeVisible();
    expect((await stored(grace)).organizationTitle).toBe('Rear Admiral');
  });

  await test.step('a logged interaction waits in the outbox and is created once', async () => {
    await visit(page, `/contacts/${tu.id}`);
    await expect(page.getByRole('heading', { name: 'Tu Youyou', level: 1 })).toBeVisible();
    await view.openLogDialog();
    await view.dialog.getByLabel('Notes').fill('Sent while the train was in a tunnel');
    await context.setOffline(true);
    await view.save();
    await expect(view.dialog).toBeHidden();
    await expect(
      page.getByText('1 change kept on this device; sent when you’re online.'),
    ).toBeVisible();
    await goOnline(page);
    await expect(view.attention).toContainText('The last contact was today');
    await expect(waiting).toBeHidden();
    const path = `/api/interactions/${tu.id}`;
    const logged = await callApi<Interaction[]>(stack, account, path);
    expect(logged.map(({ notes }) => notes)).toEqual(['Sent while the train was in a tunnel']);
    const relationship = await callApi<ContactHealth>(stack, account, `/api/health/${tu.id}`);
    expect(relationship.daysSinceLast).toBe(0);
  });

  await test.step('a typed cadence and a finished step wait, and are stored', async () => {
    await visit(page, `/contacts/${emmy.id}`);
    await expect(page.getByRole('heading', { name: 'Emmy Noether', level: 1 })).toBeVisible();
    await view.attention.getByRole('button', { name: 'Choose cadence' }).click();
    const days = view.attention.getByRole('textbox', { name: 'Days between contacts' });
    await days.fill('21');
    await context.setOffline(true);
    await days.press('Enter');
    await expect(days).toBeHidden();
    await expect(view.attention).toContainText('Every 21 days');
    const step = 'Add a way to reach them';
    await view.chooseForStep(step, 'Mark as done');
    await expect(view.step(step).getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(
      page.getByText('2 changes kept on this device; sent when you’re online.'),
    ).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('2 changes were sent').first()).toBeVisible();
    const relationship = await callApi<ContactHealth>(stack, account, `/api/health/${emmy.id}`);
    expect(relationship.cadenceDays).toBe(21);
  });

  await test.step('a failed photo stays in the dialog, with the reason', async () => {
    await visit(page, `/contacts?selected=${mary.id}`);
    await expect(page.getByRole('heading', { name: 'Mary Somerville' })).toBeVisible();
    await view.chooseForContact('Mary Somerville', 'Edit contact');
    const file = { name: 'mary.png', mimeType: 'image/png', buffer: await pictureFrom(page) };
    await view.dialog.getByLabel('Picture file').setInputFiles(file);
    await context.setOffline(true);
    await view.save('Save changes');
    await expect(view.dialog.getByRole('alert')).toContainText(
      'Choose Save changes again when you’re online.',
    );
    await goOnline(page);
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(page.locator('img[src*="/photos/"]').first()).toBeVisible();
  });

  await test.step('deleting and undoing say honestly that they failed, and can be tried again', async () => {
    await view.chooseForContact('Mary Somerville', 'Delete contact');
    await view.question.waitFor();
    await context.setOffline(true);
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    await expect(view.question.getByRole('alert')).toContainText("Couldn't delete the contact");
    await goOnline(page);
    await view.question.getByRole('button', { name: 'Delete contact' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await context.setOffline(true);
    await undo.click();
    await expect(page.getByText("Couldn't bring Mary Somerville back.")).toBeVisible();
    await goOnline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Mary Somerville' })).toBeVisible();
    expect((await stored(mary)).displayName).toBe('Mary Somerville');
  });
});
