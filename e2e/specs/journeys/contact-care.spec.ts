import { type ContactAction, type ContactHealth } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { setLongStandingCadence } from '../../fixtures/long-standing-cadence.ts';
import { callApi, daysAgo } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { NARROW_WHEN_LONG } from '../../fixtures/widths.ts';
import { ContactView } from '../../pages/contact-view.ts';

const REACH_OUT = 'Reach out';

test(
  'a cadence sets the due date, and next steps can be done, set aside, and restored',
  NARROW_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const add = async (
      displayName: string,
      calls: { days: number; outcome?: string }[],
      cadenceDays: number | null = 60,
    ) => {
      const primaryEmail = displayName === 'Emmy Noether' ? null : 'someone@kestrel.example';
      const { id } = await createContact(stack, account, { displayName, primaryEmail });
      if (cadenceDays !== null) await setLongStandingCadence(stack, account, id, cadenceDays);
      for (const { days, outcome } of calls) {
        await callApi(stack, account, `/api/interactions/${id}`, {
          method: 'POST',
          body: { type: 'call', interactionDate: daysAgo(days), outcome },
        });
      }
      return id;
    };
    const steps = (id: string) => callApi<ContactAction[]>(stack, account, `/api/actions/${id}`);
    const ada = await add('Ada Lovelace', [{ days: 20 }], null);
    const lise = await add('Lise Meitner', [{ days: 70 }]);
    const calls = [63, 62, 61].map((days) => ({ days, outcome: 'negative' }));
    const emmy = await add('Emmy Noether', calls);
    await test.step('a fourth step is set aside while three others are open', async () => {
      const mark = (step: ContactAction | undefined, status: ContactAction['status']) =>
        callApi(stack, account, `/api/actions/${emmy}/${step?.id}`, {
          method: 'PATCH',
          body: { status },
        });
      const [first] = await steps(emmy);
      await mark(first, 'done');
      await mark((await steps(emmy)).at(-1), 'dismissed');
      await mark(first, 'open');
      const open = ['open', 'open', 'open', 'dismissed'];
      expect((await steps(emmy)).map(({ status }) => status)).toEqual(open);
    });

    const contacts = await openAt('/contacts');
    const view = new ContactView(page);
    const { attention } = view;

    await test.step('a cadence is chosen in place, determines the due date, and is removed', async () => {
      await contacts.choose('Ada Lovelace');
      await expect(attention).toContainText('Not chosen');
      await expect(attention.getByText(/^Due|^Overdue/)).toBeHidden();
      await attention.getByRole('button', { name: 'Choose cadence' }).click();
      const days = attention.getByRole('textbox', { name: 'Days between contacts' });
      await expect(days).toBeFocused();
      await days.fill('731');
      await attention.getByRole('button', { name: 'Save cadence' }).click();
      await expect(attention).toContainText('Enter whole days from 1 to 730.');
      await days.fill('15');
      await days.press('Enter');
      await expect(attention).toContainText('Every 15 days');
      // A cadence counts from the day it's set, so it makes no contact overdue.
      await expect(attention).toContainText('Due in 15 days');
      await expect(attention).toContainText('You set this cadence today, so it counts from now on');
      await expect(view.step(REACH_OUT)).toBeHidden();
      await attention.getByRole('button', { name: 'Change cadence' }).click();
      await attention.getByRole('button', { name: 'Remove cadence' }).click();
      await expect(attention).toContainText('Not chosen');
      const relationship = await callApi<ContactHealth>(stack, account, `/api/health/${ada}`);
      expect(relationship.cadenceSource).toBe('default');
    });

    await test.step('a step is done, snoozed, and dismissed, each with an undo', async () => {
      await visit(page, `/contacts?selected=${lise}`);
      const step = view.step(REACH_OUT);
      const done = attention.getByRole('button', { name: `Log: ${REACH_OUT}` });
      const stored = async () => (await steps(lise)).find(({ title }) => title === REACH_OUT);
      await expect(step).toContainText('10 days past the 60-day cadence');

      await view.chooseForStep(REACH_OUT, 'Mark as done');
      await expect(step).toContainText('Done');
      await expect(step.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect((await stored())?.status).toBe('done');
      await view.undoStep(REACH_OUT);
      await expect(done).toBeFocused();
      expect((await stored())?.status).toBe('open');

      await view.chooseForStep(REACH_OUT, 'Snooze for 7 days');
      await expect(step).toContainText('Snoozed until');
      const until = Date.parse((await stored())?.snoozedUntil ?? '');
      expect(Math.round((until - Date.now()) / 86_400_000)).toBe(7);
      await view.undoStep(REACH_OUT);
      await expect(done).toBeVisible();

      await view.chooseForStep(REACH_OUT, 'Dismiss');
      await expect(step).toContainText('Dismissed');
      expect((await stored())?.status).toBe('dismissed');
      await view.undoStep(REACH_OUT);
      await expect(done).toBeVisible();
    });

    await test.step('a restored step is visible even among more urgent ones', async () => {
      await visit(page, `/contacts?selected=${emmy}`);
      const fourth = 'Add a way to reach them';
      await page.getByText('Set aside (1)').click();
      await view.undoStep(fourth);
      const add = attention.getByRole('button', { name: `Add: ${fourth}` });
      await expect(add).toBeInViewport();
      await expect(add).toBeFocused();
    });
  },
);
