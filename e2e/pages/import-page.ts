import { type Locator, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** The import of a file of contacts. */
export class ImportPage {
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(): Promise<void> {
    await this.page.goto('/contacts/import');
    await this.page.getByRole('heading', { level: 1, name: 'Import contacts' }).waitFor();
  }

  /**
   * Starts an import on a loaded page, coming from the list. A finished import stays until the user starts another
   * one.
   */
  async begin(): Promise<void> {
    await visit(this.page, '/contacts');
    await this.page.getByRole('heading', { level: 1, name: /^Contacts/ }).waitFor();
    await visit(this.page, '/contacts/import');
    await this.page.getByRole('heading', { level: 1, name: 'Import contacts' }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Drops a file on the page, as from a folder of the desktop. */
  async drop(name: string, text: string): Promise<void> {
    const data = await this.page.evaluateHandle(
      ([fileName, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], fileName));
        return transfer;
      },
      [name, text] as const,
    );
    await this.page
      .getByText('Drop a CSV or vCard file here')
      .dispatchEvent('drop', { dataTransfer: data });
  }

  async choose(name: string, buffer: Buffer): Promise<void> {
    await this.page
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  /** Maps a column of the file to another field. */
  async map(column: string, target: string): Promise<void> {
    await this.page.getByRole('combobox', { name: `${column} goes to` }).click();
    await this.page.getByRole('option', { name: target, exact: true }).click();
  }

  /** Chooses what to do with a person who may already be a contact. */
  async decide(name: string, choice: 'Skip' | 'Merge' | 'Add'): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: `What to do with ${name}` })
      .getByText(choice)
      .click();
  }
}
