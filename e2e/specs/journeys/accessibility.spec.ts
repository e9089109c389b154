import { type Page } from '@playwright/test';
import { createAccount, createContact, freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { mailedLink } from '../../fixtures/mails.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { saveSelfAssessment } from '../../fixtures/self-assessment.ts';
import { serveSettings } from '../../fixtures/served-settings.ts';
import { expireSession } from '../../fixtures/session-storage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { CoachingPage } from '../../pages/coaching-page.ts';
import { ContactAssessmentPage } from '../../pages/contact-assessment-page.ts';
import { ContactPage } from '../../pages/contact-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';
import { type QuizDialog } from '../../pages/quiz-dialog.ts';
import { ResponsibleUse } from '../../pages/responsible-use.ts';
import { SelfAssessmentPage } from '../../pages/self-assessment-page.ts';

const DIALOG = '[role=dialog]';
const QUESTION = '[role=alertdialog]';
const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/;

// Each check takes seconds, and a walk has many.
test.slow();

/** Reports axe's violations in a state, and lets the walk continue. */
async function check(page: Page, state: string, within?: string): Promise<void> {
  expect.soft(await axeViolations(page, within), state).toEqual([]);
}

test.describe('signed out, around the pages and in the settings', () => {
  // An export that fails.
  test.use({ expectedErrors: /status of 503/ });

  test(
    'axe finds no violations on the authentication screen, in the header, and in the settings',
    BOTH_WIDTHS,
    async ({ account, auth, context, frame, page, stack }) => {
      await auth.open();
      await check(page, 'sign in');
      await auth.chooseSignUp();
      await auth.submitSignUp('ada@example.test', 'short', 'different');
      await check(page, 'sign up, with mistakes');
      await auth.chooseSignIn();
      if (!frame.isWide) {
        const contacts = await auth.signIn(account.email, account.password);
        await contacts.heading.waitFor();
        const menu = await frame.navigation();
        await menu.waitFor();
        await check(page, 'the menu', DIALOG);
        await page.getByRole('link', { name: 'Settings' }).click();
        await page.getByRole('navigation', { name: 'Settings' }).waitFor();
        await check(page, 'the index of the settings');
        return;
      }

      await test.step('a forgotten password', async () => {
        await page.getByRole('button', { name: 'Forgot password?' }).click();
        await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
        await check(page, 'asking for the link');
        await page.getByRole('button', { name: 'Send the link' }).click();
        await page.getByRole('status').filter({ hasText: account.email }).waitFor();
        await check(page, 'the link is sent');
        const link = await mailedLink(stack, account.email);
        await page.goto(link);
        await expect(auth.cardTitle).toHaveText('Choose a new password');
        await check(page, 'a new password');
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.goto('about:blank');
        await page.goto(link);
        await expect(auth.cardTitle).toHaveText('This link no longer works');
        await check(page, 'a link that no longer works');
        await page.getByRole('button', { name: 'Back to sign in' }).click();
        const contacts = await auth.signIn(account.email, account.password);
        await contacts.heading.waitFor();
      });

      await test.step('the header and its menus', async () => {
        await frame.bell.click();
        await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
        await check(page, 'the bell', DIALOG);
        await page.keyboard.press('Escape');
        await frame.accountButton.click();
        await page.getByRole('menu').waitFor();
        await check(page, 'the account menu', '[role=menu]');
        await page.keyboard.press('Escape');
        await frame.follow('Analytics');
        await frame.heading.waitFor();
        await check(page, 'the 404 page');
        await frame.follow('Contacts');
        await frame.holdToasts();
        await new ContactsPage(page).add({ name: 'Ada Lovelace' });
        await frame.toasts.waitFor();
        await check(page, 'a toast', '[data-toaster]');
      });

      await test.step('the settings', async () => {
        await frame.openSettings('Account');
        await page.getByRole('button', { name: 'Change password' }).click();
        const email = page.getByRole('region', { name: 'Email', exact: true });
        await email.getByRole('button', { name: 'Change email' }).click();
        const address = freshEmail();
        await email.getByLabel('New email').fill(address);
        await email.getByLabel('Current password').fill(PASSWORD);
        await email.getByRole('button', { name: 'Send the links' }).click();
        await expect(email).toContainText(`Waiting for ${address}`);
        await check(page, 'the account, with a mistake and an address that waits');
        await page.getByLabel('Current password').fill('typed');
        await frame.follow('Contacts');
        const leaving = page.getByRole('alertdialog');
        await leaving.waitFor();
        await check(page, 'the question before text is dropped', QUESTION);
        await leaving.getByRole('button', { name: 'Leave and discard' }).click();

        await frame.openSettings('Notifications');
        await page.getByRole('checkbox', { name: 'Send me a daily email' }).click();
        await page.getByRole('button', { name: 'Send me one now' }).click();
        await page.getByRole('status').filter({ hasText: 'Sent to' }).waitFor();
        await check(page, 'the daily email');

        await frame.openSettings('Your data');
        await page.route(`${stack.apiUrl}/api/export`, (route) =>
          route.fulfill({
            status: 503,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: 'down', code: 'DOWN' },
          }),
        );
        await frame.export();
        await frame.settings.getByRole('alert').waitFor();
        await check(page, 'an export that failed');
        await frame.deleteData('mistyped');
        await check(page, 'the question before a deletion', QUESTION);
      });

      await test.step('signing out', async () => {
        await page.keyboard.press('Escape');
        await expireSession(page);
        let answer = () => {};
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route(REFRESH, async (route) => {
          await answered;
          await route.continue();
        });
        await page.reload();
        await expect(page.getByText('Checking your session')).toBeAttached();
        await check(page, 'while the session is checked');
        answer();
        // Some time after the load, the header requests the day and the undoable changes. Without the account, both
        // would be refused, so the account stays; settings.spec deletes one.
        await page.route(`${stack.apiUrl}/api/user`, (route) =>
          route.request().method() === 'DELETE'
            ? route.fulfill({
                headers: { 'access-control-allow-origin': '*' },
                json: { accountDeleted: true },
              })
            : route.fallback(),
        );
        await frame.deleteData(account.email);
        await page.getByRole('status').filter({ hasText: 'is deleted' }).waitFor();
        await check(page, 'the farewell');
      });

      const misconfigured = await context.newPage();
      await serveSettings(misconfigured, '{}');
      await misconfigured.goto('/');
      await misconfigured.getByRole('heading', { name: 'Configuration Error' }).waitFor();
      await check(misconfigured, 'the Configuration Error');
    },
  );
});

test.describe('in the assessments and coaching', () => {
  test.use({
    // A user who hasn't accepted the note yet.
    account: async ({ stack }, use) => use(await createAccount(stack)),
    // An answer that the API refuses.
    expectedErrors: /status of 400/,
  });

  test(
    'axe finds no violations from the first question to the last card',
    BOTH_WIDTHS,
    async ({ account, frame, open, page, stack }) => {
      const { id } = await createContact(stack, account, { displayName: 'Ada Lovelace' });
      await setLongStandingCadence(stack, account, id, 60);
      const note = new ResponsibleUse(page);

      await test.step('the quiz', async () => {
        await open(`/contacts/${id}`);
        const contact = new ContactPage(page);
        const quiz = await contact.startQuiz();
        await note.tick.click();
        if (frame.isWide) await check(page, 'the note in the quiz', DIALOG);
        await note.agree.click();
        await quiz.number(1).waitFor();
        await check(page, 'a question', DIALOG);
        await quiz.answer('A', 1);
        await quiz.number(2).waitFor();
        if (frame.isWide) await checkInterruptions(page, contact, quiz);
        for (const [index, answer] of (['B', 'B', 'A', 'B', 'B', 'B'] as const).entries()) {
          await quiz.answer(answer, 2 + index);
        }
        const narrow = quiz.root.getByRole('button', { name: 'Narrow it down' });
        await narrow.waitFor();
        await check(page, 'a result with a tie', DIALOG);
        if (frame.isWide) {
          await narrow.click();
          await quiz.badge.waitFor();
          await check(page, 'a follow-up', DIALOG);
        }
      });

      await test.step('all questions about a contact', async () => {
        const assessment = new ContactAssessmentPage(page);
        await assessment.open(id);
        await assessment.confidence('Low').click();
        await assessment.answer({ 'workstyle-ei': 'A', 'workstyle-sn': 'Unsure' });
        await page.getByText('Saved · low confidence').nth(1).waitFor();
        await page.route('**/api/assessment-responses', (route) =>
          route.fulfill({
            status: 400,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { error: 'refused', code: 'REFUSED' },
          }),
        );
        await assessment.answer({ 'workstyle-sn-f1': 'A' });
        await page.getByText("This answer isn't saved yet.").waitFor();
        await check(page, 'follow-ups, saved and failed answers');
      });

      await test.step('the self-assessment', async () => {
        const assessment = new SelfAssessmentPage(page);
        if (frame.isWide) {
          await frame.follow('Coaching');
          await new CoachingPage(page).state('Complete Your Assessment').waitFor();
          await check(page, 'coaching before the assessment');
        }
        await frame.openMyAssessment();
        await assessment.answer('openness', 'Unsure');
        await assessment.answer('openness-f1', 'A');
        await assessment.answer('love', 'A');
        await check(page, 'the own questions');
        await assessment.saveProgress.click();
        await page.waitForURL('**/contacts');
        if (!frame.isWide) return;
        await frame.openMyAssessment();
        await assessment.retake.waitFor();
        await check(page, 'the own result');
        await assessment.retake.click();
        const question = page.getByRole('alertdialog');
        await question.waitFor();
        await check(page, 'the question before a retake', QUESTION);
        await question.getByRole('button', { name: 'Keep Answers' }).click();
      });

      await test.step('coaching', async () => {
        const coaching = new CoachingPage(page);
        await saveSelfAssessment(stack, account, { bigFiveExtraversion: 80, bigFiveOpenness: 75 });
        await coaching.open();
        await coaching.profile.waitFor();
        await coaching.firstSteps(coaching.group('Growth Area')).first().click();
        await page
          .getByRole('button', { name: /^Show all/ })
          .first()
          .click();
        await coaching.nextDue.getByRole('link', { name: 'You and Ada Lovelace' }).waitFor();
        await check(page, 'the cards, and who is due next');
        await coaching.nextDue.getByRole('link', { name: 'You and Ada Lovelace' }).click();
        await page.getByRole('region', { name: 'Outward or Inward' }).waitFor();
        await check(page, 'you and a contact');
      });

      if (!frame.isWide) return;
      await page.goto('/assessment/unknown');
      await expect(page.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
      await check(page, 'an assessment of no one');
    },
  );
});

/** Leaves an unfinished quiz, which comes back after a reload. */
async function checkInterruptions(page: Page, contact: ContactPage, quiz: QuizDialog) {
  await page.keyboard.press('Escape');
  await quiz.leaving.waitFor();
  await check(page, 'the question before the quiz is left', QUESTION);
  await page.reload();
  await contact.startQuiz();
  const goOn = quiz.root.getByRole('button', { name: 'Continue' });
  await goOn.waitFor();
  await check(page, 'earlier answers', DIALOG);
  await goOn.click();
}
