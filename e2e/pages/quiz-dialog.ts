import { type Page } from '@playwright/test';
import { QUIZ_BANK, type Answer } from '@rapport/contracts';

/** The step-by-step quiz, with its questions and its result. */
export class QuizDialog {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('dialog');
  }
  /** Confirms leaving an unfinished quiz. */
  get leaving() {
    return this.page.getByRole('alertdialog', { name: 'Leave the quiz?' });
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

  /** Answers the current question, which has this number. */
  async answer(answer: Answer, position: number): Promise<void> {
    await this.number(position).waitFor();
    const stem = await this.root.getByRole('heading', { level: 3 }).innerText();
    const text = optionText(stem, answer);
    // A release with another wording of this question has the same options in the same order.
    const choice =
      text === null
        ? this.root.getByRole('radio').nth(['A', 'B', 'Unsure'].indexOf(answer))
        : this.root.getByText(text, { exact: true });
    await choice.click();
  }

  async answerAll(answers: readonly Answer[]): Promise<void> {
    for (const [index, answer] of answers.entries()) await this.answer(answer, index + 1);
  }

  async viewProfile(): Promise<void> {
    await this.root.getByRole('button', { name: 'View Contact Profile' }).click();
    await this.root.waitFor({ state: 'hidden' });
  }
}

/** Returns the text of an option; null for a question that isn't in these sources' bank. */
function optionText(stem: string, answer: Answer): string | null {
  const question = QUIZ_BANK.find(({ text }) => text === stem);
  if (!question) return null;
  return { A: question.optionA, B: question.optionB, Unsure: question.unsure }[answer].text;
}
