import { type Page } from '@playwright/test';
import { QuizDialog } from './quiz-dialog.ts';

/** /contacts/{id}. */
export class ContactPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get content() {
    return this.page.getByRole('main');
  }

  async startQuiz(): Promise<QuizDialog> {
    await this.page.getByRole('button', { name: 'Update Personality Assessment' }).click();
    return new QuizDialog(this.page);
  }
}
