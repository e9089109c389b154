import { type Guidance, type Interaction } from '@rapport/api-client';
import { type Answer } from '@rapport/contracts';
import { type Account, createContact } from '../../fixtures/accounts.ts';
import { assessContact } from '../../fixtures/assess-contact.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { type Stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** Extraverted, thinking, and judging; N leads 3 to 2, so one more answer for N decides it. */
const OPEN: readonly Answer[] = ['A', 'Unsure', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B'];

/** Adds a contact with these answers, as the quiz would have stored them. */
async function addAssessed(
  stack: Stack,
  account: Account,
  displayName: string,
  answers: readonly Answer[],
) {
  const { id } = await createContact(stack, account, { displayName });
  await assessContact(stack, account, id, answers);
  const guidance = () => callApi<Guidance>(stack, account, `/api/guidance/${id}`);
  return { id, guidance };
}

test.use({ expectedErrors: /Failed to load resource/ });

test(
  'after a meeting, one answer settles a letter, and tips that didn’t help move down',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const { id, guidance } = await addAssessed(stack, account, 'Mary Somerville', OPEN);
    // Only the motivation is open, and its questions are skipped.
    const CLEAR: readonly Answer[] = ['A', 'B', 'A', 'A', 'A', 'A', 'A'];
    const ada = await addAssessed(stack, account, 'Ada Lovelace', CLEAR);
    await openAt(`/contacts/${id}`);
    const view = new ContactView(page);
    await view.openTab('Interactions');
    const log = page.getByRole('tabpanel').getByRole('button', { name: 'Log interaction' });

    await test.step('it is asked once the interaction is saved', async () => {
      await log.click();
      await view.chooseInDialog('Meeting');
      await view.save();
      await expect(view.dialog).toHaveAccessibleName('Interaction saved');
      await expect(view.dialog).toContainText('could go either way: 3 to 2 so far');
      const stored = await callApi<Interaction[]>(stack, account, `/api/interactions/${id}`);
      expect(stored).toHaveLength(1);
    });

    await test.step("a choice that can't be stored still applies", async () => {
      const observations = '**/api/observations/**';
      await page.route(observations, (route) =>
        route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.keyboard.press('2');
      await expect(view.dialog.getByRole('alert')).toContainText('Your choice is still here');
      await expect(view.dialog.getByRole('radio').nth(1)).toBeChecked();
      await page.unroute(observations);
      await view.dialog.getByRole('button', { name: 'Retry' }).click();
    });

    await test.step('the letter is settled, here and on the page', async () => {
      await expect(view.dialog).toHaveAccessibleName('Conceptual is settled');
      await expect(view.dialog).toContainText('4 to 1 settles it');
      const { axes, observe } = await guidance();
      expect(axes.find(({ dimension }) => dimension === 'SN')).toMatchObject({
        letter: 'N',
        state: 'certain',
      });
      expect(observe?.about).not.toBe('SN');
      await page.keyboard.press('Escape');
      await expect(view.dialog).toBeHidden();
      await expect(log).toBeFocused();
      await view.openTab('Interaction Styles');
      await expect(page.getByText('ENTJ').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('img', { name: /Work style.*either way/ })).toHaveCount(0);
    });

    const inDispute = ({ tips }: Guidance) => tips.find(({ slot }) => slot === 'disagree')!;
    const first = inDispute(await ada.guidance());
    await visit(page, `/contacts/${ada.id}`);
    await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible();
    const rating = () =>
      view.dialog.getByRole('radiogroup', { name: first.text }).getByRole('radio', {
        name: "Didn't help",
      });

    const rateTips = async () => {
      await view.openTab('Interactions');
      await view.chooseFor(view.interactions.first(), 'Rate the tips');
      await expect(view.dialog.getByText('Did the tips help?').first()).toBeVisible();
    };

    await test.step('one question is asked after an interaction, and Skip ends it', async () => {
      await view.openLogDialog();
      await view.save();
      await expect(view.dialog).toHaveAccessibleName('Interaction saved');
      await view.dialog.getByRole('button', { name: 'Skip' }).press('Enter');
      await expect(view.dialog).toBeHidden();
    });

    await test.step('the interaction is rated from its menu, with the keyboard', async () => {
      await rateTips();
      const stored = page.waitForResponse((response) => response.url().includes('/tip-feedback/'));
      await rating().focus();
      await page.keyboard.press('Space');
      await stored;
      await page.keyboard.press('Escape');
      await expect(view.dialog).toBeHidden();
      expect(inDispute(await ada.guidance())).toMatchObject({
        id: first.id,
        feedback: { helped: 0, notHelped: 1 },
      });
    });

    await test.step('a later interaction is rated, too', async () => {
      await view.openLogDialog();
      await view.save();
      await expect(view.dialog).toHaveAccessibleName('Interaction saved');
      await page.keyboard.press('Escape');
      await view.openTab('Interactions');
      await expect(view.interactions).toHaveCount(2);
      await rateTips();
      const stored = page.waitForResponse((response) => response.url().includes('/tip-feedback/'));
      await rating().click();
      await stored;
      await view.dialog.getByRole('button', { name: 'Done' }).click();
      await expect(view.dialog).toBeHidden();
    });

    await expect.poll(async () => inDispute(await ada.guidance()).id).not.toBe(first.id);
  },
);
