import { beginInWebKit, expectToFit, test } from '../../fixtures/webkit-test.ts';

/** The WebKit tests of every run; `webkit.long.spec.ts` covers the whole product. */
test('the product starts in WebKit, adds a contact, and keeps the session across a reload', async ({
  safari,
}) => {
  await beginInWebKit(safari);

  await test.step('the session outlives a reload, and nothing is wider than the window', async () => {
    await expectToFit(safari, ['/contacts']);
    await safari.find('link', 'Ada Lovelace', { exact: false });
  });
});
