import { type Page } from '@playwright/test';
import { ContactsPage } from './contacts-page.ts';

/** The authentication screen in both of its modes. */
export class AuthPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The first one, because a page that the card is about to replace may have several. */
  get cardTitle() {
    return this.page.getByRole('heading', { level: 2 }).first();
  }
  get email() {
    return this.page.getByRole('textbox', { name: 'Email' });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get confirmPassword() {
    return this.page.getByLabel('Confirm Password');
  }
  get alert() {
    return this.page.getByRole('alert');
  }
  get notice() {
    return this.page.getByText('Account created!');
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.cardTitle.waitFor();
  }

  async chooseSignUp(): Promise<void> {
    await this.page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  }

  async chooseSignIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  }

  async submitSignIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  async submitSignUp(email: string, password: string, confirm = password): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmPassword.fill(confirm);
    await this.page.getByRole('button', { name: 'Create Account', exact: true }).click();
  }

  async signIn(email: string, password: string): Promise<ContactsPage> {
    await this.submitSignIn(email, password);
    return this.contacts();
  }

  async signUp(email: string, password: string): Promise<ContactsPage> {
    await this.chooseSignUp();
    await this.submitSignUp(email, password);
    return this.contacts();
  }

  private async contacts(): Promise<ContactsPage> {
    await this.page.waitForURL('**/contacts');
    return new ContactsPage(this.page);
  }
}
