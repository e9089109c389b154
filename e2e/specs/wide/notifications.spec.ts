import { expect, test } from '../../fixtures/test.ts';

test('the bell of the header opens a panel that says there is nothing new', async ({
  contacts,
  frame,
  page,
}) => {
  await contacts.heading.waitFor();
  await frame.bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Nothing new');
  await page.keyboard.press('Escape');
  await expect(frame.bell).toBeFocused();
});
