import { beginInWebKit, expectToFit, test } from '../../fixtures/webkit-test.ts';

/** What every run has of WebKit; `webkit.long.spec.ts` walks through the whole product. */
test('the product starts in WebKit, takes a contact, and keeps the session over a reload', async ({
  safari,
}) => {
  await beginInWebKit(safari);

  await test.step('the session outlives a reload, and nothing is wider than the window', async () => {
    await expectToFit(safari, ['/contacts']);
    await safari.find('link', 'Ada Lovelace', { exact: false });
  });
});
