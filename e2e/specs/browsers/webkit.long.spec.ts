import { writeFileSync } from 'node:fs';
import { beginInWebKit, expect, expectToFit, test } from '../../fixtures/webkit-test.ts';
import { CONTROL, ESCAPE } from '../../pages/webkit-page.ts';

test('the product in WebKit: sign-up, list, quiz, log, commands, import, settings, sign-out', async ({
  safari,
}, testInfo) => {
  await beginInWebKit(safari);

  await test.step('the quiz is answered by keyboard and announces its result', async () => {
    await safari.press('button', 'Update Personality Assessment');
    await safari.press('checkbox', 'I have read this', { exact: false });
    await safari.press('button', 'Agree and Continue');
    for (const [index, key] of ['1', '2', '2', '1', '2', '2', '2'].entries()) {
      await safari.find('text', `Question ${index + 1}`);
      await safari.keys(key);
    }
    await safari.press('button', 'View Contact Profile');
    await safari.find('text', 'People Developer');
  });

  await test.step('an interaction is logged for a day that is typed', async () => {
    await safari.press('button', 'Log interaction');
    await safari.type('Notes', 'Wants the figures before Friday.');
    await safari.press('button', 'Save');
    await safari.press('button', 'Skip');
    await safari.find('text', 'Wants the figures before Friday.', { exact: false });
  });

  await test.step('a number that is written another way finds its person in the command menu', async () => {
    await safari.chord(CONTROL, 'k');
    await safari.type('People, pages and actions', '+41795550123');
    await safari.find('button', 'Ada Lovelace', { exact: false });
    await safari.keys(ESCAPE);
  });

  await test.step('a file brings people', async () => {
    const file = testInfo.outputPath('people.csv');
    writeFileSync(file, 'Name,Email\r\nGrace Hopper,grace@navy.example\r\n');
    await safari.open('/contacts/import');
    await safari.find('heading', 'Import contacts');
    await safari.choose('input[type=file]', file);
    await safari.press('button', 'Continue');
    await safari.find('heading', 'Everyone is new');
    await safari.press('button', 'Import 1 person');
    await safari.find('heading', '1 person is in your contacts');
  });

  await test.step("Back restores the list's position, and the session survives a reload", async () => {
    await safari.open('/contacts');
    await safari.press('link', 'Grace Hopper', { exact: false });
    await safari.find('heading', 'Grace Hopper');
    await safari.driver.navigate().back();
    await safari.driver.navigate().refresh();
    await safari.find('link', 'Ada Lovelace', { exact: false });
  });

  await test.step('a theme from the settings survives a reload', async () => {
    await safari.open('/settings/appearance');
    await safari.press('radio', 'Dark', { exact: false });
    await safari.driver.navigate().refresh();
    await safari.find('heading', 'Appearance');
    expect(await safari.value('document.documentElement.dataset.theme')).toBe('dark');
  });

  await test.step('nothing is wider than the window', () =>
    expectToFit(safari, ['/contacts', '/coaching', '/my-assessment', '/contacts/import']));

  await test.step('signing out ends on the form', async () => {
    await safari.press('button', 'Account menu', { exact: false });
    await safari.press('button', 'Sign Out');
    await safari.find('heading', 'Welcome Back');
  });
});
