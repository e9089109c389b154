import { type Locator, type Page } from '@playwright/test';
import { pageHeading } from './page-heading.ts';

type SettingsPart =
  | 'Profile'
  | 'Account'
  | 'Appearance'
  | 'Notifications'
  | 'Calendars'
  | 'Address books'
  | 'Fields'
  | 'Your data'
  | 'Responsible use'
  | 'Developer';

/** The header, navigation, and toasts around every page of a signed-in user, at both widths. */
export class ShellFrame {
  constructor(readonly page: Page) {}

  get brand() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Rapport' });
  }
  get heading() {
    return pageHeading(this.page);
  }
  get menuButton() {
    return this.page.getByRole('button', { name: 'Open menu' });
  }
  get accountButton() {
    return this.page.getByRole('button', { name: 'Account menu' });
  }
  get bell() {
    return this.page.getByRole('button', { name: 'Notifications' });
  }
  get settings() {
    return this.earlierSettings.or(this.page.getByRole('main'));
  }
  /** A shell of an earlier release shows the settings in a dialog. */
  private get earlierSettings() {
    return this.page.getByRole('dialog', { name: 'Settings' });
  }
  get deletionQuestion() {
    return this.page.getByRole('alertdialog', { name: 'Delete everything?' });
  }
  /** The toasts; at most one at a time. */
  get toasts() {
    return this.page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  }
  /**
   * Pauses the timers of toasts, as while another window has the focus. On a busy machine, a toast could disappear
   * after its five seconds before a test has used it.
   */
  async holdToasts(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }

  /** Resumes the timers of toasts. */
  async releaseToasts(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  get isWide(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1024;
  }

  /** The navigation: in the header, or in the menu, which this opens. */
  async navigation(): Promise<Locator> {
    const nav = this.page.getByRole('navigation', { name: 'Main' });
    if (!this.isWide && !(await nav.isVisible())) await this.menuButton.click();
    return nav;
  }

  async follow(name: string): Promise<void> {
    const nav = await this.navigation();
    await nav.getByRole('link', { name }).click();
  }

  async openSettings(part: SettingsPart = 'Account'): Promise<void> {
    if (this.isWide) {
      await this.accountButton.click();
      await this.page.getByRole('menuitem', { name: 'Settings' }).click();
    } else {
      await this.menuButton.click();
      // A page of the settings has such a link, too.
      await this.page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    }
    const parts = this.page.getByRole('navigation', { name: 'Settings' });
    await this.earlierSettings.or(parts).first().waitFor();
    if (await this.earlierSettings.isVisible()) return;
    // Wide screens start with the account.
    if (!this.isWide || part !== 'Account') {
      await parts.getByRole('link', { name: part }).click();
    }
    await this.page.getByRole('heading', { level: 1, name: part }).waitFor();
  }

  async openMyAssessment(): Promise<void> {
    if (this.isWide) {
      await this.accountButton.click();
      await this.page.getByRole('menuitem', { name: 'My Personality Assessment' }).click();
    } else {
      await this.follow('My Assessment');
    }
    await this.page.waitForURL('**/my-assessment');
  }

  async chooseTheme(name: 'System' | 'Light' | 'Dark'): Promise<void> {
    await this.settings.getByText(name, { exact: true }).click();
  }

  async signOut(): Promise<void> {
    if (this.isWide) {
      await this.accountButton.click();
      await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    } else {
      await this.menuButton.click();
      await this.page.getByRole('button', { name: 'Sign Out' }).click();
    }
  }

  async export(): Promise<void> {
    // A shell of an earlier release has a single export of everything.
    await this.settings
      .getByRole('button', { name: /^(Everything, JSON|Export my data)$/ })
      .click();
  }

  /** Requests the deletion and types `email` into the confirmation. */
  async deleteData(email: string): Promise<void> {
    await this.settings.getByRole('button', { name: 'Delete my data' }).click();
    await this.deletionQuestion.getByRole('textbox').fill(email);
    await this.deletionQuestion.getByRole('button', { name: 'Delete my data' }).click();
  }
}
