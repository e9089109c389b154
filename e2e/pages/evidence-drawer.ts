import { type Page } from '@playwright/test';

/** The answers behind a letter or the motivation of a contact. */
export class EvidenceDrawer {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('dialog');
  }
  get answers() {
    return this.root.getByRole('tabpanel').getByRole('listitem');
  }
  get runs() {
    return this.answers;
  }
  get letters() {
    return this.root.getByRole('group', { name: 'Letter or type' });
  }

  /** Opens it from a letter of the work style, such as N. */
  async openFrom(letter: string): Promise<void> {
    await this.page.getByRole('button', { name: `Why ${letter}`, exact: true }).click();
    await this.answers.first().waitFor();
  }

  /** Starts changing the answer to the question with this beginning. */
  async change(question: string): Promise<void> {
    await this.changeButton(question).click();
  }

  changeButton(question: string) {
    return this.root.getByRole('button', { name: `Change the answer to: ${question}` });
  }

  async choose(answer: string): Promise<void> {
    await this.root.getByRole('radio', { name: answer }).click();
  }

  async save(): Promise<void> {
    await this.root.getByRole('button', { name: 'Save answer' }).click();
  }

  async openTab(name: 'Answers' | 'History'): Promise<void> {
    await this.root.getByRole('tab', { name }).click();
  }
}
