import { type Page } from '@playwright/test';
import { QUIZ_BANK, type Answer } from '@rapport/contracts';

const POSITION: Record<Answer, number> = { A: 0, B: 1, Unsure: 2 };

/** The step-by-step quiz, while it asks and when it shows the result. */
export class QuizDialog {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('dialog');
  }
  get progress() {
    return this.root.getByRole('progressbar');
  }
  get badge() {
    return this.root.getByText('Follow-up Question');
  }
  get previous() {
    return this.root.getByRole('button', { name: 'Previous Question' });
  }
  get retake() {
    return this.root.getByRole('button', { name: 'Retake Quiz' });
  }

  number(position: number) {
    return this.root.getByText(`Question ${position}`, { exact: true });
  }

  question(id: string) {
    const text = QUIZ_BANK.find((question) => question.id === id)?.text ?? id;
    return this.root.getByRole('heading', { name: text });
  }

  /** Answers the question on screen and waits until the next thing is there. */
  async answer(answer: Answer, position: number): Promise<void> {
    await this.number(position).waitFor();
    await this.root.getByRole('radio').nth(POSITION[answer]).click({ force: true });
  }

  async answerAll(answers: readonly Answer[]): Promise<void> {
    for (const [index, answer] of answers.entries()) await this.answer(answer, index + 1);
  }

  async viewProfile(): Promise<void> {
    await this.root.getByRole('button', { name: 'View Contact Profile' }).click();
    await this.root.waitFor({ state: 'hidden' });
  }
}
