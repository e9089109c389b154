import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Kinds of elements that a user looks for. */
type Kind = 'button' | 'link' | 'field' | 'radio' | 'checkbox' | 'heading' | 'dialog' | 'text';

const SELECTORS: Record<Kind, string> = {
  button: 'button, [role=button], [role=menuitem], [role=option]',
  link: 'a[href]',
  field: 'input:not([type=radio]):not([type=checkbox]), textarea, [role=textbox]',
  radio: 'label:has(input[type=radio]), [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3, [role=heading]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  text: 'p, span, h1, h2, h3, li, dd, dt, button, a, label, time, strong, [role=status], [role=alert]',
};

/** Runs in the page: finds the first visible element with this name, inside the open dialog if there is one. */
const FIND = `
  const [selector, name, isExact, inDialog] = arguments;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(seen);
  const root = inDialog && dialogs.length > 0 ? dialogs.at(-1) : document;
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) =>
    clean(
      element.getAttribute('aria-label') ||
        (element.getAttribute('aria-labelledby') || '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim() ||
        [...(element.labels ?? [])].map((label) => label.textContent).join(' ') ||
        element.innerText,
    );
  return [...root.querySelectorAll(selector)].find((element) => {
    if (!seen(element)) return false;
    const own = nameOf(element);
    return isExact ? own === name : own.includes(name);
  }) ?? null;`;

/** No wait takes this long unless it fails. */
const WITHIN_MS = 120_000;

/** A page in a WebDriver browser, used by visible properties: kinds and names. */
export class WebKitPage {
  constructor(
    readonly driver: WebDriver,
    private readonly base: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.base).href);
  }

  /** Waits for a visible element; an open dialog hides the rest. */
  async find(kind: Kind, name: string, { exact = true } = {}): Promise<WebElement> {
    const element = await this.driver.wait(
      async () => this.now(kind, name, exact),
      WITHIN_MS,
      `No ${kind} "${name}" came into sight`,
    );
    if (element === null) throw new Error(`No ${kind} "${name}" came into sight`);
    return element;
  }

  async isInSight(kind: Kind, name: string): Promise<boolean> {
    return (await this.now(kind, name, true)) !== null;
  }

  async press(kind: Kind, name: string, options?: { exact?: boolean }): Promise<void> {
    // React may replace an element between finding and pressing it.
    await this.driver.wait(
      async () => {
        try {
          await (await this.find(kind, name, options)).click();
          return true;
        } catch (error) {
          if (isOutdated(error)) return false;
          throw error;
        }
      },
      WITHIN_MS,
      `The ${kind} "${name}" can't be pressed`,
    );
  }

  async type(field: string, text: string): Promise<void> {
    const element = await this.find('field', field, { exact: false });
    await element.click();
    await element.sendKeys(text);
  }

  async keys(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while holding another one. */
  async chord(held: string, key: string): Promise<void> {
    await this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  async choose(fileField: string, path: string): Promise<void> {
    const input = await this.driver.wait(
      async () => (await this.driver.findElements(By.css(fileField)))[0] ?? null,
      WITHIN_MS,
      `No field for a file (${fileField})`,
    );
    await input?.sendKeys(path);
  }

  async gone(kind: Kind, name: string): Promise<void> {
    await this.driver.wait(
      async () => !(await this.isInSight(kind, name)),
      WITHIN_MS,
      `The ${kind} "${name}" stays`,
    );
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  }

  /** @param expression JavaScript that evaluates to plain data */
  async value(expression: string): Promise<unknown> {
    return this.driver.executeScript(`return ${expression}`);
  }

  private async now(kind: Kind, name: string, exact: boolean): Promise<WebElement | null> {
    return this.driver.executeScript<WebElement | null>(FIND, SELECTORS[kind], name, exact, true);
  }
}

export const { CONTROL, ESCAPE } = Key;

function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    /StaleElement|ElementClickIntercepted|ElementNotInteractable/.test(error.name)
  );
}
