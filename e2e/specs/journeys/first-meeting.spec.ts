import { type QuizRun } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';

/** An email from a contact; the test searches all requests for its words. */
const MAIL = 'Hello. Shall we meet on Thursday at 3 pm? I bring the blueberry folder along.';

test(
  'a first meeting has a kit, and a pasted text is read without being sent',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const ada = await createContact(stack, account, { displayName: 'Ada Lovelace' });
    const grace = await createContact(stack, account, { displayName: 'Grace Hopper' });
    const runs = (id: string) => callApi<QuizRun[]>(stack, account, `/api/assessment-runs/${id}`);
    const dialog = page.getByRole('dialog');
    await openAt(`/contacts/${ada.id}/briefing`);

    await test.step('three things to notice, each with a question to ask', async () => {
      const kit = page.getByRole('region', { name: /^Three things to notice/ });
      await expect(kit.getByRole('listitem')).toHaveCount(3);
      await expect(kit).toContainText('Or ask:');
      expect(await axeViolations(page, 'main')).toEqual([]);
    });

    await test.step('after the meeting, each question takes one tap', async () => {
      await page.getByRole('button', { name: 'What did you see?' }).click();
      await dialog.getByRole('radio').first().check();
      await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(1);
      await dialog
        .getByRole('radio', { name: /Didn't come up/ })
        .nth(1)
        .check();
      await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
      expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toBeHidden();
      expect(await runs(ada.id)).toMatchObject([{ source: 'observation' }]);
    });

    await test.step('a pasted mail is read in the page: only the confirmed answer leaves it', async () => {
      await visit(page, `/contacts/${grace.id}/briefing`);
      await page.getByRole('button', { name: 'Paste something they wrote' }).click();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await dialog.getByLabel('A mail or message from Grace').fill(MAIL);
      await expect(dialog).toContainText('Names a day and a time: Planned?');
      expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Yes, Planned' }).click();
      expect(sent.filter((request) => request.includes('/api/assessment'))).toEqual([]);
      await dialog.getByRole('button', { name: 'Add answer' }).click();
      await expect(dialog).toBeHidden();
      expect(sent.some((request) => request.includes('"source":"writing"'))).toBe(true);
      expect(sent.filter((request) => /blueberry|Thursday|3%20pm/i.test(request))).toEqual([]);
      expect(await runs(grace.id)).toMatchObject([
        { source: 'writing', responses: [{ questionId: 'workstyle-jp', confidence: 'medium' }] },
      ]);
      const kept = await page.evaluate(() =>
        [localStorage, sessionStorage].some((storage) =>
          JSON.stringify(storage).includes('blueberry'),
        ),
      );
      expect(kept).toBe(false);
    });
  },
);
