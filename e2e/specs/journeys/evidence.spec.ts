import { type QuizRun } from '@rapport/api-client';
import { createContact } from '../../fixtures/accounts.ts';
import { assessContact, OPEN_AND_TIED } from '../../fixtures/assess-contact.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { EvidenceDrawer } from '../../pages/evidence-drawer.ts';

const EXAMPLE = 'They begin to explain with...';
const SPEAKING = 'In a group discussion they usually...';

test(
  'a user opens the answers behind a letter and changes some, and the history shows the change',
  WIDE_WHEN_LONG,
  async ({ stack, account, openAt, page }) => {
    const { id } = await createContact(stack, account, { displayName: 'Mary Somerville' });
    await assessContact(stack, account, id, OPEN_AND_TIED);
    const runs = () => callApi<QuizRun[]>(stack, account, `/api/assessment-runs/${id}`);
    await openAt(`/contacts/${id}`);
    const drawer = new EvidenceDrawer(page);

    await test.step('an open letter shows the evidence on both sides', async () => {
      await drawer.openFrom('N');
      await expect(drawer.root).toHaveAccessibleName('Concrete or Conceptual');
      await expect(drawer.root).toContainText('the second letter: N, could go either way');
      await expect(drawer.root).toContainText(
        'Three to two is too close to call, so the letter stays open.',
      );
      await expect(drawer.answers).toHaveCount(6);
      await expect(drawer.answers.first()).toContainText('Counts for neither');
    });

    await test.step('one answer is changed, with its effect before and after', async () => {
      await drawer.change(EXAMPLE);
      await drawer.choose('the main idea');
      await expect(drawer.root).toContainText('4 to 1 for Conceptual: N is decided');
      await expect(drawer.root).toContainText('73% becomes 79%');
      await drawer.save();
      await expect(drawer.root).toContainText('Four to one decides the letter.');
      await expect(drawer.root).toContainText('the second letter: N, decided');
      await expect(drawer.changeButton(EXAMPLE)).toBeFocused();
    });

    await test.step('the history lists it', async () => {
      await drawer.openTab('History');
      await expect(drawer.runs).toContainText([
        /One answer changed.*N settled, 4 to 1 for Conceptual\./,
        /Step by step, 12 answers.*N is open, 3 to 2 for Conceptual\./,
      ]);
      expect((await runs()).map(({ source }) => source)).toEqual(['change', 'quiz']);
    });

    await test.step('the page behind it has updated, and the focus returns', async () => {
      await page.keyboard.press('Escape');
      await expect(drawer.root).toBeHidden();
      await expect(page.getByRole('button', { name: 'Why N', exact: true })).toBeFocused();
      await expect(page.getByText('79%').first()).toBeVisible();
    });

    await test.step('a tie names no type', async () => {
      await drawer.openFrom('I');
      await drawer.letters.getByRole('button', { name: 'Motivation, three types tied' }).click();
      await expect(drawer.root).toHaveAccessibleName('Motivation');
      await expect(drawer.root).toContainText(
        'Support-Giving, Achievement-Focused and Harmony-Seeking are tied',
      );
    });

    await test.step('Unsure and its follow-up questions are reachable by keyboard alone', async () => {
      await drawer.letters.getByRole('button', { name: 'I', exact: true }).press('Enter');
      await drawer.changeButton(SPEAKING).press('Enter');
      await expect(drawer.root.getByRole('radio', { name: /^listen first/ })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(drawer.root.getByRole('radiogroup')).toHaveCount(6);
      await expect(drawer.root).toContainText('E or I opens');
      await page.keyboard.press('Enter');
      for (let i = 0; i < 5; i += 1) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
      }
      await drawer.save();
      await expect(drawer.answers).toHaveCount(6);
      const [run] = await runs();
      expect(run?.changes).toHaveLength(6);
    });
  },
);
