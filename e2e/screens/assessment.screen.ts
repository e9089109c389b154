import { createAccount, createContact } from '../fixtures/accounts.ts';
import { saveSelfAssessment } from '../fixtures/self-assessment.ts';
import { CoachingPage } from '../pages/coaching-page.ts';
import { ContactAssessmentPage } from '../pages/contact-assessment-page.ts';
import { SelfAssessmentPage } from '../pages/self-assessment-page.ts';
import { test } from './picture.ts';

const ADA = {
  displayName: 'Ada Lovelace',
  organizationName: 'Analytical Engines',
  organizationTitle: 'Head of Programs',
};

test('the note before the first quiz', async ({ stack, auth, page, picture }) => {
  const account = await createAccount(stack);
  const { id } = await createContact(stack, account, ADA);
  await auth.open();
  const contacts = await auth.signIn(account.email, account.password);
  await (await contacts.openContactPage(id)).startQuiz();
  await page.getByRole('dialog').waitFor();
  await picture('responsible-use');
});

test('the quiz', async ({ stack, account, contacts, picture }) => {
  const { id } = await createContact(stack, account, ADA);
  const quiz = await (await contacts.openContactPage(id)).startQuiz();
  await quiz.answer('A', 1);
  await quiz.number(2).waitFor();
  await picture('quiz-question');
  await quiz.answer('Unsure', 2);
  for (const position of [3, 4, 5, 6, 7]) await quiz.answer(position % 2 ? 'B' : 'A', position);
  await quiz.badge.waitFor();
  await picture('quiz-follow-up');
  for (const position of [8, 9, 10, 11, 12]) await quiz.answer('B', position);
  await quiz.retake.waitFor();
  await picture('quiz-result');
});

test('the assessment page of a contact', async ({ stack, account, contacts: _, page, picture }) => {
  const { id } = await createContact(stack, account, ADA);
  const assessment = new ContactAssessmentPage(page);
  await assessment.open(id);
  await assessment.answer({ 'workstyle-ei': 'A', 'workstyle-sn': 'Unsure' });
  await assessment.savedMarks.nth(1).waitFor();
  await picture('contact-assessment');
});

test('the self-assessment', async ({ contacts: _, page, picture }) => {
  const assessment = new SelfAssessmentPage(page);
  await assessment.open();
  await assessment.answer('openness', 'Unsure');
  await picture('self-assessment');
});

test('one’s own result', async ({ stack, account, contacts: _, page, picture }) => {
  await saveSelfAssessment(stack, account, {
    bigFiveOpenness: 78,
    bigFiveConscientiousness: 27,
    bigFiveNeuroticism: 25,
    hoganAmbition: 75,
    viaCourage: 67,
  });
  const assessment = new SelfAssessmentPage(page);
  await assessment.open();
  await assessment.retake.waitFor();
  await picture('self-result');
});

test('coaching', async ({ stack, account, contacts: _, page, picture }) => {
  const coaching = new CoachingPage(page);
  await coaching.open();
  await coaching.state('Complete Your Assessment').waitFor();
  await picture('coaching-incomplete');
  await saveSelfAssessment(stack, account, {
    bigFiveOpenness: 78,
    bigFiveConscientiousness: 27,
    bigFiveNeuroticism: 25,
    hoganAmbition: 75,
  });
  await page.reload();
  await coaching.profile.waitFor();
  await picture('coaching');
});
