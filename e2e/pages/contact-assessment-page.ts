import { type Page } from '@playwright/test';
import { QUIZ_BANK, type Answer, type QuizQuestion } from '@rapport/contracts';
import { pageHeading } from './page-heading.ts';

/** /assessment/{contactId}: all questions about one contact. */
export class ContactAssessmentPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return pageHeading(this.page);
  }
  get complete() {
    return this.page.getByRole('button', { name: 'Complete Assessment' });
  }
  get backToContact() {
    return this.page.getByRole('link', { name: 'Back to Contact', exact: true });
  }
  get followUps() {
    return this.page.getByRole('button', { name: 'Follow-up questions' });
  }
  get savedMarks() {
    return this.page.getByText('Saved', { exact: true });
  }

  card(name: 'Work Style Assessment' | 'Motivation Assessment') {
    return this.page.getByRole('region', { name });
  }
  progress(answered: number, expected: number) {
    return this.page.getByText(`${answered} of ${expected} answered`, { exact: true });
  }
  confidence(level: 'High' | 'Medium' | 'Low') {
    return this.page
      .getByRole('radiogroup', { name: 'Response Confidence' })
      .getByRole('radio', { name: level, exact: true });
  }
  /** The answers to the question with this id. */
  question(id: string) {
    return this.page.getByRole('radiogroup', { name: questionOf(id).text });
  }
  choice(id: string, answer: Answer) {
    const { optionA, optionB, unsure } = questionOf(id);
    const { text } = { A: optionA, B: optionB, Unsure: unsure }[answer];
    return this.question(id).getByRole('radio', { name: text, exact: true });
  }

  async open(contactId: string): Promise<void> {
    await this.page.goto(`/assessment/${contactId}`);
    await this.heading.waitFor();
  }

  /** Chooses answers by question id, in the order of the object. */
  async answer(answers: Readonly<Record<string, Answer>>): Promise<void> {
    for (const [id, answer] of Object.entries(answers)) await this.choice(id, answer).click();
  }
}

function questionOf(id: string): QuizQuestion {
  const question = QUIZ_BANK.find((each) => each.id === id);
  if (!question) throw new Error(`The bank has no question ${id}`);
  return question;
}
