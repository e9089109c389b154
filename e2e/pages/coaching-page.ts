import { type Locator, type Page } from '@playwright/test';

/** /coaching in any of its states. */
export class CoachingPage {
  constructor(private readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { name: 'Coaching', level: 1 });
  }
  get skeleton() {
    return this.page.getByRole('status').filter({ hasText: 'Loading coaching recommendations' });
  }
  get retry() {
    return this.page.getByRole('button', { name: 'Retry' });
  }
  get profile() {
    return this.page.getByRole('region', { name: 'Your profile' });
  }
  /** The contact who is due next, with a bridge card. */
  get nextDue() {
    return this.page.getByRole('region', { name: 'Due next' });
  }
  /** The scales of the profile summary, in order. */
  get scales() {
    return this.profile.getByRole('img');
  }
  get responsibleUse() {
    return this.page.getByRole('region', { name: 'Responsible use' });
  }

  /** A message that replaces the cards. */
  state(title: string) {
    return this.page.getByRole('heading', { name: title, exact: true });
  }

  /** The section of one type of recommendation. */
  group(label: string) {
    return this.page.getByRole('region', { name: label });
  }

  cards(group: Locator) {
    return group.getByRole('article');
  }

  /** The steps of the first card of a group. */
  firstSteps(group: Locator) {
    return this.cards(group).first().getByRole('checkbox');
  }

  async open(): Promise<void> {
    await this.page.goto('/coaching');
  }
}
