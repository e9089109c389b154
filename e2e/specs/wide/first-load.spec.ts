import { createContact } from '../../fixtures/accounts.ts';
import { countScripts } from '../../fixtures/script-bytes.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What the first load of each route may fetch: bytes of JavaScript over the line, and scripts. */
const BUDGETS = [
  { route: '/contacts', bytes: 342_000, scripts: 44 },
  { route: '/contacts/{id}', bytes: 330_000, scripts: 48 },
  { route: '/assessment/{id}', bytes: 302_000, scripts: 44 },
  { route: '/my-assessment', bytes: 302_000, scripts: 44 },
  { route: '/coaching', bytes: 269_000, scripts: 40 },
];

for (const { route, bytes, scripts } of BUDGETS) {
  test(`the first load of ${route} fetches at most ${bytes} bytes of JavaScript in ${scripts} files`, async ({
    stack,
    account,
    contacts,
    browser,
    page,
  }) => {
    const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    await saveSelfAssessment(stack, account);
    await contacts.open();
    await contacts.item('Ada Lovelace').waitFor();
    // The same person in a browser that has nothing cached.
    const context = await browser.newContext({
      baseURL: stack.shellUrl,
      storageState: await page.context().storageState(),
    });
    const fresh = await context.newPage();
    const first = await countScripts(fresh, route.replace('{id}', id), () =>
      fresh.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
    );
    await context.close();
    expect(first.bytes, `${first.bytes} bytes`).toBeLessThanOrEqual(bytes);
    expect(first.scripts, `${first.scripts} scripts`).toBeLessThanOrEqual(scripts);
    // What nobody fetches is no longer measured: then this test has to be looked at.
    expect(first.bytes).toBeGreaterThan(bytes * 0.8);
  });
}
