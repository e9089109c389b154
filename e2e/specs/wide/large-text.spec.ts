import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { browserLaunch } from '../../fixtures/browser-launch.ts';
import { createContact } from '../../fixtures/accounts.ts';
import { layoutProblems, squeezed } from '../../fixtures/layout-problems.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactView } from '../../pages/contact-view.ts';
import { visit } from '../../pages/visit.ts';

const { launchOptions } = browserLaunch();
// Has the effect of the browser's text-size setting: media queries and lengths in rem follow it.
const LARGE = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, LARGE] } });

const WIDTHS = [1280, 1024, 390, 320];
const LIST = 'the list with the day';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine the Elder of Königs Wusterhausen';

test('no text is cut off or covered at twice the browser’s text size', async ({
  stack,
  account,
  openAt,
  page,
}) => {
  const post = (path: string, body: object) =>
    callApi<{ id: string }>(stack, account, path, { method: 'POST', body });
  const add = async (displayName: string, isAssessed: boolean) => {
    const { id } = await createContact(stack, account, {
      displayName,
      primaryEmail: `${displayName.slice(0, 3).toLowerCase()}@example.com`,
      organizationTitle: 'Head of Programs',
      organizationName: 'The United Society of Mathematical Machines',
    });
    if (isAssessed) await assessContact(stack, account, id, OPEN_AND_TIED);
    await post(`/api/interactions/${id}`, {
      type: 'call',
      interactionDate: daysAgo(400),
      outcome: 'follow_up_needed',
      followUpAt: daysAgo(1).slice(0, 10),
      followUpText: 'Send the figures',
    });
    return id;
  };
  const long = await add(LONG, true);
  const emmy = await add('Emmy Noether', false);
  const startsAt = new Date(Date.now() + 7_200_000).toISOString();
  await post('/api/meetings', { title: 'Budget', startsAt, contactIds: [long] });
  await saveSelfAssessment(stack, account, {
    bigFiveOpenness: 78,
    bigFiveConscientiousness: 27,
    bigFiveNeuroticism: 25,
    hoganAmbition: 75,
  });

  const wrong = new Set<string>();
  /** Checks what is open in a window of each width. */
  const look = async (where: string, root = 'body') => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (where === LIST) {
        // The browser reports the new height of a row in its next frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      // A page decides about its columns after the browser has resized it. One that stays too wide is reported below.
      await page
        .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
          timeout: 10_000,
        })
        .catch(() => undefined);
      for (const text of [...(await layoutProblems(page, root)), ...(await squeezed(page, root))]) {
        wrong.add(`${where} at ${width} px: ${text}`);
      }
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      if (widest > width) wrong.add(`${where} at ${width} px: the page is ${widest} px wide`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const view = new ContactView(page);
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const show = async (path: string, name: string | RegExp) => {
    await visit(page, path);
    await title(name).waitFor();
  };

  await openAt('/contacts');
  await page.getByRole('region', { name: 'Today', exact: true }).getByText('Budget').waitFor();
  await look(LIST);
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  await page.getByRole('dialog').waitFor();
  await look('adding a contact', '[role=dialog]');
  await page.keyboard.press('Escape');

  await show(`/contacts/${long}`, LONG);
  await page.getByRole('tab').first().waitFor();
  const tabs = await page.getByRole('tab').count();
  for (let place = 0; place < tabs; place += 1) {
    await page.getByRole('tab').nth(place).click();
    await look(`tab ${place + 1} of a contact`);
  }
  const situations = page.getByRole('radiogroup', { name: 'Situation' }).getByRole('radio');
  await view.openTab('Recommendations');
  await situations.first().waitFor({ state: 'attached' });
  for (let place = 0; place < (await situations.count()); place += 1) {
    await situations.nth(place).focus();
    await page.keyboard.press('Space');
    await look(`situation ${place + 1} of a contact`, 'main');
  }
  await view.openLogDialog();
  await page.keyboard.press('Control+Period');
  await page.getByLabel('Date and time').waitFor();
  await look('logging an interaction', '[role=dialog]');
  await page.keyboard.press('Escape');

  await show(`/contacts/${emmy}`, 'Emmy Noether');
  await page.getByRole('button', { name: 'Update Personality Assessment' }).first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await look('the quiz', '[role=dialog]');
  await page.keyboard.press('Escape');

  await visit(page, `/assessment/${long}`);
  await page.getByRole('radio').first().waitFor();
  await look('the assessment of a contact', 'main');
  for (const [path, name] of [
    ['/my-assessment', /./],
    ['/coaching', /./],
    ['/contacts/import', /./],
    ['/contacts/duplicates', /./],
    ['/settings/account', /./],
    ['/settings/notifications', /./],
    ['/settings/calendars', /./],
    ['/settings/data', /./],
  ] as const) {
    await show(path, name);
    await look(path);
  }
  expect([...wrong]).toEqual([]);
});
