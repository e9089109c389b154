import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { layoutProblems } from '../../fixtures/layout-problems.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { visit } from '../../pages/visit.ts';

/** 640 is a window of 1280 at 200 %. */
const WIDTHS = [1440, 1280, 1024, 640, 390, 320];
const LONG = 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Elder of Königs Wusterhausen';

test('no text of the list and of a contact is cut off at any width and text size', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  const label = await callApi<{ id: string }>(stack, account, '/api/labels', {
    method: 'POST',
    body: { name: 'Board of directors', color: 'teal' },
  });
  const add = async (displayName: string, days: number | null, isAssessed = true) => {
    const organizationName = 'The United Society of Mathematical Machines';
    const { id } = await createContact(stack, account, { displayName, organizationName });
    const body = { labelIds: [label.id] };
    await callApi(stack, account, `/api/contacts/${id}`, { method: 'PATCH', body });
    if (isAssessed) await assessContact(stack, account, id, OPEN_AND_TIED);
    if (days !== null) {
      await callApi(stack, account, `/api/interactions/${id}`, {
        method: 'POST',
        body: { type: 'call', interactionDate: daysAgo(days) },
      });
    }
    return id;
  };
  const objected = await add('Lise Meitner', 3);
  await callApi(stack, account, `/api/contacts/${objected}/objection`, { method: 'POST' });
  await add('Emmy Noether', 20, false);
  await add('Ada Lovelace', 2);
  await add('Grace Hopper', null);
  const overdue = await add(LONG, 400);

  const contacts = await openAt('/contacts');
  const cut = new Set<string>();
  const look = async (where: string, root: string) => {
    for (const text of await layoutProblems(page, root)) cut.add(`${where}: ${text}`);
  };
  /** Only the row under the mouse offers to log an interaction. */
  const lookAtRows = async (where: string) => {
    for (const name of ['Ada Lovelace', 'Emmy Noether', LONG]) {
      await contacts.item(name).hover();
      await look(`${where}, ${name} under the mouse`, 'ul[aria-label=Contacts]');
    }
  };
  const textSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  const heading = (level: number) => page.getByRole('heading', { level, name: LONG });
  const today = page.getByRole('region', { name: 'Today', exact: true });
  for (const [path, shown] of [
    [`/contacts/${overdue}`, heading(1)],
    [`/contacts?selected=${overdue}`, heading(2)],
    ['/contacts', today],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    await shown.waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByText(LONG).filter({ visible: true }).first().waitFor();
      await look(`${path.replace(overdue, ':id')} at ${width} px`, 'main');
      if (path !== '/contacts') continue;
      await lookAtRows(`rows at ${width} px`);
      await textSize('200%');
      await lookAtRows(`rows at ${width} px, text of 200 %`);
      await textSize('');
    }
  }
  expect([...cut]).toEqual([]);
});

test('no text of any screen is cut off in the narrowest window', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  const { id } = await createContact(stack, account, { displayName: 'Mary Somerville' });
  await assessContact(stack, account, id, OPEN_AND_TIED);
  const startsAt = new Date(Date.now() + 7_200_000).toISOString();
  for (const [path, body] of [
    [`/api/interactions/${id}`, { type: 'call', interactionDate: daysAgo(3), notes: 'Prices' }],
    ['/api/meetings', { title: 'Budget', startsAt, contactIds: [id] }],
  ] as const) {
    await callApi(stack, account, path, { method: 'POST', body });
  }
  await saveSelfAssessment(stack, account, { bigFiveExtraversion: 80, bigFiveOpenness: 25 });
  await page.setViewportSize({ width: 320, height: 900 });
  await openAt('/contacts');
  const view = new ContactView(page);
  const cut = new Set<string>();
  const look = async (where: string, root = 'body') => {
    for (const text of await layoutProblems(page, root)) cut.add(`${where}: ${text}`);
  };
  const show = async (path: string) => {
    const before = await page.title();
    await visit(page, path);
    await page.waitForFunction((title) => document.title !== title, before);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

  await test.step('the list, the menu, and the dialogs of the list', async () => {
    await page.getByRole('region', { name: 'Today', exact: true }).getByText('Budget').waitFor();
    await look('the list with the day');
    await page.getByRole('button', { name: 'Add Contact' }).first().click();
    await page.getByRole('dialog').waitFor();
    await look('adding a contact', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Sort and filter/ }).click();
    await page.getByRole('dialog').waitFor();
    await look('sort and filter', '[role=dialog]');
    await page.keyboard.press('Escape');
  });

  await test.step('a contact, its briefing, the log dialog, and the assessment', async () => {
    await show(`/contacts/${id}`);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    for (let place = 0; place < (await tabs.count()); place += 1) {
      await tabs.nth(place).click();
      await look(`the tab ${await tabs.nth(place).textContent()}`);
    }
    await view.openLogDialog();
    await page.keyboard.press('Control+Period');
    await page.getByLabel('Date and time').waitFor();
    await look('logging an interaction', '[role=dialog]');
    await page.keyboard.press('Escape');
    await show(`/contacts/${id}/briefing`);
    await look('the briefing');
    await page.getByRole('button', { name: 'Use these words' }).click();
    await page.getByRole('dialog').getByLabel('Your text').waitFor();
    await look('words for a contact', '[role=dialog]');
    await page.keyboard.press('Escape');
    await show(`/assessment/${id}`);
    await page.getByRole('radio').first().waitFor();
    await look('the assessment of a contact');
  });

  await test.step('every other page', async () => {
    for (const path of [
      '/contacts/meetings',
      '/contacts/import',
      '/contacts/duplicates',
      '/contacts/deleted',
      '/my-assessment',
      '/coaching',
      '/settings',
      '/settings/profile',
      '/settings/account',
      '/settings/appearance',
      '/settings/notifications',
      '/settings/calendars',
      '/settings/data',
      '/settings/developer',
    ]) {
      await show(path);
      await look(path);
    }
  });
  expect([...cut]).toEqual([]);
});
