import { type Page } from '@playwright/test';

/** The responsible-use note before a user's first assessment, in the quiz dialog or on the page. */
export class ResponsibleUse {
  constructor(private readonly page: Page) {}

  get title() {
    return this.page.getByText('Before your first assessment');
  }
  get tick() {
    return this.page.getByRole('checkbox', { name: 'I have read this' });
  }
  get agree() {
    return this.page.getByRole('button', { name: 'Agree and Continue' });
  }
  get retry() {
    return this.page.getByRole('button', { name: 'Retry' });
  }

  async accept(): Promise<void> {
    await this.tick.click();
    await this.agree.click();
  }
}
