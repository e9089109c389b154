import { type Locator, type Page } from '@playwright/test';

/** The parts of a contact that the pane beside the list and the contact's page share. */
export class ContactView {
  constructor(private readonly page: Page) {}

  get attention() {
    return this.page.getByRole('region', { name: 'Attention' });
  }
  get interactions() {
    return this.page.getByRole('list', { name: 'Interactions' }).getByRole('listitem');
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  get question() {
    return this.page.getByRole('alertdialog');
  }

  step(title: string) {
    return this.attention
      .getByRole('listitem')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .first();
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Opens the briefing, which is collapsed to one line unless a meeting is near. */
  async openBriefing(): Promise<void> {
    await this.page.getByRole('button', { name: 'Before you meet', expanded: false }).click();
  }

  async openLogDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log interaction' }).first().click();
    await this.dialog.waitFor();
  }

  async save(label = 'Save'): Promise<void> {
    await this.dialog.getByRole('button', { name: label, exact: true }).click();
  }

  async chooseInDialog(label: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: label }).check();
  }

  /** Opens the menu of an interaction and chooses from it. */
  async chooseFor(
    interaction: Locator,
    action: 'Edit' | 'Delete' | 'Rate the tips',
  ): Promise<void> {
    await interaction.getByRole('button', { name: /^More about this/ }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Chooses from the menu of the contact. */
  async chooseForContact(
    displayName: string,
    action:
      | 'Edit contact'
      | 'Merge with…'
      | 'Print on one page'
      | 'Add what they told you'
      | 'Add a relation'
      | 'Delete contact'
      | `Data about ${string}`,
  ): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${displayName}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async chooseForStep(title: string, action: string): Promise<void> {
    await this.attention.getByRole('button', { name: `More for: ${title}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async undoStep(title: string): Promise<void> {
    await this.step(title).getByRole('button', { name: 'Undo' }).click();
  }
}
