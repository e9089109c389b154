import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { pageHeading } from '../../pages/page-heading.ts';

test('axe finds nothing on the authentication screen', BOTH_WIDTHS, async ({ auth, page }) => {
  await auth.open();
  expect(await axeViolations(page)).toEqual([]);
  await auth.chooseSignUp();
  await auth.submitSignUp('ada@example.test', 'short', 'different');
  expect(await axeViolations(page)).toEqual([]);
});

test(
  'axe finds nothing on the way from the list to a result',
  BOTH_WIDTHS,
  async ({ stack, account, contacts, page }) => {
    const { id } = await createContact(stack, account, {
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@engines.example',
      organizationName: 'Analytical Engines',
    });
    await contacts.open();
    await contacts.item('Ada Lovelace').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await contacts.openAddDialog();
    expect(await axeViolations(page)).toEqual([]);

    const contact = await contacts.openContactPage(id);
    await contact.heading.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const quiz = await contact.startQuiz();
    await quiz.number(1).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await quiz.answerAll(['A', 'B', 'B', 'A', 'B', 'B', 'B']);
    await quiz.retake.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await quiz.viewProfile();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'axe finds nothing on coaching, the assessments and the 404 page',
  BOTH_WIDTHS,
  async ({ contacts, page }) => {
    await contacts.heading.waitFor();
    for (const path of ['/coaching', '/my-assessment', '/assessment/unknown', '/analytics']) {
      await page.goto(path);
      await pageHeading(page).waitFor();
      expect(await axeViolations(page), path).toEqual([]);
    }
  },
);
