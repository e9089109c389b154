import { type Page } from '@playwright/test';
import { QuizDialog } from './quiz-dialog.ts';
import { pageHeading } from './page-heading.ts';

/** /contacts/{id}. */
export class ContactPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return pageHeading(this.page);
  }
  get content() {
    return this.page.getByRole('main');
  }

  async startQuiz(): Promise<QuizDialog> {
    await this.page.getByRole('button', { name: 'Update Personality Assessment' }).click();
    return new QuizDialog(this.page);
  }
}
