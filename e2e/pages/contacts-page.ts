import { type Page } from '@playwright/test';
import { ContactPage } from './contact-page.ts';
import { QuizDialog } from './quiz-dialog.ts';

interface NewContact {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  title?: string;
  linkedin?: string;
}

/** /contacts: the list and, on a wide screen, the selected contact beside it. */
export class ContactsPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { name: /^Contacts/, level: 1 });
  }
  get addDialog() {
    return this.page.getByRole('dialog', { name: 'Add New Contact' });
  }

  /** The row of a contact in the list. Today's meetings beside the list have rows with names as well. */
  item(name: string) {
    return this.page
      .getByRole('list', { name: 'Contacts' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async open(): Promise<void> {
    await this.page.goto('/contacts');
  }

  async openAddDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Contact' }).first().click();
    await this.addDialog.waitFor();
  }

  async fillAddDialog({ name, email, phone, company, title, linkedin }: NewContact): Promise<void> {
    const fields = {
      'Full Name': name,
      Email: email,
      Phone: phone,
      Company: company,
      Title: title,
      LinkedIn: linkedin,
    };
    for (const [label, value] of Object.entries(fields)) {
      if (value !== undefined) await this.addDialog.getByLabel(label).fill(value);
    }
  }

  async submitAddDialog(): Promise<void> {
    await this.addDialog.getByRole('button', { name: 'Add Contact' }).click();
  }

  async add(contact: NewContact): Promise<void> {
    await this.openAddDialog();
    await this.fillAddDialog(contact);
    await this.submitAddDialog();
    await this.addDialog.waitFor({ state: 'hidden' });
  }

  /** Opens a contact's page, which leads to the quiz at every width. */
  async openContactPage(id: string): Promise<ContactPage> {
    await this.page.goto(`/contacts/${id}`);
    return new ContactPage(this.page);
  }

  /** Selects a contact, which opens beside the list or, on a narrow screen, in its place. */
  async choose(name: string): Promise<void> {
    await this.item(name).getByRole('link', { name }).first().click();
  }

  /** Starts the quiz from the detail pane (wide screens). */
  async startQuiz(): Promise<QuizDialog> {
    await this.page.getByRole('button', { name: 'Update Personality Assessment' }).click();
    return new QuizDialog(this.page);
  }

  /** Signs out; ends on the authentication screen. */
  async signOut(): Promise<void> {
    const menuButton = this.page.getByRole('button', { name: 'Open menu' });
    if (await menuButton.isVisible()) {
      await menuButton.click();
      await this.page.getByRole('button', { name: 'Sign Out' }).click();
    } else {
      await this.page.getByRole('button', { name: 'Account menu' }).click();
      await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    }
  }
}
