import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What axe finds on the screen as it stands, one line a fault. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the authentication screen', async ({ auth, page }) => {
      await auth.open();
      expect(await faults(page)).toEqual([]);
      await auth.chooseSignUp();
      await auth.submitSignUp('ada@example.test', 'short', 'different');
      expect(await faults(page)).toEqual([]);
    });

    test('axe finds nothing on the way from the list to a result', async ({
      stack,
      account,
      contacts,
      page,
    }) => {
      const { id } = await createContact(stack, account, {
        displayName: 'Ada Lovelace',
        primaryEmail: 'ada@engines.example',
        organizationName: 'Analytical Engines',
      });
      await contacts.open();
      await contacts.item('Ada Lovelace').waitFor();
      expect(await faults(page)).toEqual([]);
      await contacts.openAddDialog();
      expect(await faults(page)).toEqual([]);

      const contact = await contacts.openContactPage(id);
      await contact.heading.waitFor();
      expect(await faults(page)).toEqual([]);
      const quiz = await contact.startQuiz();
      await quiz.number(1).waitFor();
      expect(await faults(page)).toEqual([]);
      await quiz.answerAll(['A', 'B', 'B', 'A', 'B', 'B', 'B']);
      await quiz.retake.waitFor();
      expect(await faults(page)).toEqual([]);
      await quiz.viewProfile();
      expect(await faults(page)).toEqual([]);
    });

    test('axe finds nothing on coaching, the assessments and the 404 page', async ({
      contacts,
      page,
    }) => {
      await contacts.heading.waitFor();
      for (const path of ['/coaching', '/my-assessment', '/assessment/unknown', '/analytics']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await faults(page), path).toEqual([]);
      }
    });
  });
}
