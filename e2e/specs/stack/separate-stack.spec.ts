import { freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { SeparateStack } from '../../fixtures/separate-stack.ts';
import { ReleaseCommands } from '../../fixtures/release-commands.ts';
import { storedResponses, storedRevision } from '../../fixtures/stored-responses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPage } from '../../pages/auth-page.ts';
import { ContactsPage } from '../../pages/contacts-page.ts';

// The whole journey has the service worker, which must never bring a release back.
test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|net::ERR_/ });

/**
 * The tests that need a separate stack: emails with confirmations, a release that is offered to an open page, its
 * rollback, and a crash. The long specs beside this one cover every other case.
 */
test('a stack confirms an email, offers a release, takes it back, and keeps its contacts after kill -9', async ({
  browser,
}) => {
  const own = new SeparateStack({ RAPPORT_CONFIRM_EMAILS: 'true' });
  try {
    const stack = await own.start();
    const page = await browser.newPage({ baseURL: stack.shellUrl });
    const contacts = new ContactsPage(page);

    await test.step('signing up shows the notice, and the mailed link signs the person in', async () => {
      const email = freshEmail();
      const auth = new AuthPage(page);
      await auth.open();
      await auth.chooseSignUp();
      await auth.submitSignUp(email, PASSWORD);
      await expect(
        page.getByText(
          `Account created! Please check your email at ${email} and click the confirmation link to complete your signup.`,
        ),
      ).toBeVisible();
      await expect(auth.cardTitle).toHaveText('Welcome Back');
      await page.goto(stack.mailboxUrl);
      const mail = page.getByRole('article').filter({ hasText: email });
      await mail.getByRole('link', { name: 'Open the link' }).click();
      await page.waitForURL(`${stack.shellUrl}/contacts**`);
      await expect(contacts.heading).toBeVisible();
    });

    await test.step('the page is stored for a start without a network', async () => {
      await expect.poll(() => storedRevision(page)).toBe(own.revision());
    });

    // The smallest remote builds fastest.
    const remote = 'mf-coaching';
    const commands = new ReleaseCommands(own);
    const before = commands.live(remote);
    const offer = page
      .getByRole('status')
      .filter({ hasText: /^(A new version|New versions) of .* ready\./ });

    const heading = page.getByRole('heading', { level: 1, name: 'Coaching' });

    await test.step('an open page is offered a release and shows it', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Coaching' }).click();
      await expect(heading).toBeVisible();
      const released = await commands.release(remote, {});
      expect(released).not.toBe(before);
      // A page checks for releases when the user returns to it, and once a minute.
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(offer).toBeVisible({ timeout: 6_000 });
      }).toPass();
      const script = page.waitForRequest((request) => request.url().includes(`/${released}/`));
      await offer.getByRole('button', { name: 'Use it now' }).click();
      await script;
      await expect(heading).toBeVisible();
      await expect(offer).toBeHidden();
    });

    await test.step('a rollback restores the previous release', async () => {
      expect(await commands.rollBack(remote)).toBe(before);
      const script = page.waitForRequest((request) => request.url().includes(`/${before}/`));
      await page.reload();
      await script;
      await expect(heading).toBeVisible();
    });

    await test.step('a contact survives kill -9 and a restart', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
      await contacts.add({ name: 'Ada Lovelace' });
      await expect.poll(() => storedResponses(page, '?limit=50')).toContain('Ada Lovelace');
      await expect.poll(() => storedRevision(page)).toBe(own.revision());
      await own.kill();
      await page.reload();
      await expect(contacts.item('Ada Lovelace')).toBeVisible();
      const after = await own.start();
      expect(after.shellUrl).toBe(stack.shellUrl);
      await page.reload();
      await expect(contacts.item('Ada Lovelace')).toBeVisible();
    });
    await page.close();
  } finally {
    await own.remove();
  }
});
