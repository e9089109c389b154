import { type Page } from '@playwright/test';
import { SELF_ASSESSMENT_BANK, type Answer } from '@rapport/contracts';
import { pageHeading } from './page-heading.ts';

/** /my-assessment: the questions, and the result once it exists. */
export class SelfAssessmentPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return pageHeading(this.page);
  }
  get content() {
    return this.page.getByRole('main');
  }
  get followUps() {
    return this.content.getByRole('button', { name: 'More Specific Questions' });
  }
  get completeAssessment() {
    return this.content.getByRole('button', { name: 'Complete Assessment', exact: true });
  }
  get saveProgress() {
    return this.content.getByRole('button', { name: 'Save Progress', exact: true });
  }
  get nextUnanswered() {
    return this.content.getByRole('button', { name: 'Next Unanswered' });
  }
  get retake() {
    return this.content.getByRole('button', { name: 'Retake' });
  }
  get continue() {
    return this.content.getByRole('button', { name: /^Continue/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/my-assessment');
    await this.heading.waitFor();
  }

  progress(text: string) {
    return this.content.getByText(text, { exact: true });
  }

  /** One answer to one question, by the question's id. */
  option(questionId: string, answer: Answer) {
    const question = questionOf(questionId);
    const name = {
      A: question.optionA.text,
      B: question.optionB.text,
      Unsure: "I'm not sure - Show me more specific questions",
    }[answer];
    return this.content
      .getByRole('radiogroup', { name: question.question })
      .getByRole('radio', { name, exact: true });
  }

  /** The score of one dimension, by its displayed name. */
  score(name: string) {
    return this.content.getByRole('img', { name: new RegExp(`^${name}: `) });
  }

  async answer(questionId: string, answer: Answer): Promise<void> {
    await this.option(questionId, answer).click();
  }

  /**
   * Answers every first-level question with the same option, by its position: another release may use other words.
   */
  async answerAll(answer: Exclude<Answer, 'Unsure'>): Promise<void> {
    const questions = this.content.getByRole('radiogroup');
    const { length } = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1');
    for (let place = 0; place < length; place += 1) {
      const options = questions.nth(place).getByRole('radio');
      await options.nth(answer === 'A' ? 0 : 1).click();
    }
  }
}

function questionOf(id: string) {
  const question = SELF_ASSESSMENT_BANK.find((each) => each.id === id);
  if (!question) throw new Error(`The bank has no question "${id}"`);
  return question;
}
