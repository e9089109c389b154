import { meetingWords } from '@rapport/contracts';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { localDay } from '../../commitments/commitment-words.ts';
import { BriefingPage } from '../../pages/briefing-page/briefing-page.tsx';
import { ContactSheet } from '../../pages/contact-sheet/contact-sheet.tsx';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeContact } from '../../testing/make-contact.ts';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { makeCommitment, makeInteraction } from '../../testing/make-records.ts';
import { BriefingCard } from './briefing-card.tsx';
import { briefingContent } from './briefing-content.ts';
import { briefingText } from './briefing-text.ts';

const contact = makeContact({ pinnedNote: 'Mornings only' });
const LINES = {
  goal: 'agree on two years',
  news: 'The new price list is out',
  worry: 'the price is too high',
};
const NOTE = `They sign if ${'the list and '.repeat(30)}the price stay as they are.`;
const interactions = [
  makeInteraction({
    id: '0198a000-0000-7000-8000-000000000031',
    type: 'call',
    description: 'Renewal',
    notes: null,
    duration: 30,
    interactionDate: new Date(Date.now() + 86_400_000).toISOString(),
    meeting: {
      ...{ id: '0198a000-0000-7000-8000-000000000032', place: 'Room 4', link: null },
      ...{ state: 'planned', people: [], notes: 'Agenda: prices', ...LINES },
    },
  }),
  makeInteraction({ description: null, notes: NOTE }),
];
const commitments = [
  makeCommitment({ id: 'a', text: 'Send the list by Friday', dueOn: '2026-01-09' }),
  makeCommitment({ id: 'b', kind: 'they_promised', text: 'A date', dueOn: '2999-01-01' }),
];

/** The places that show a briefing, each with a function that returns its text. */
const PLACES: Readonly<Record<string, () => Promise<string>>> = {
  card: () => {
    const card = (
      <BriefingCard contact={contact} open onOpenChange={() => {}} assessmentButton={() => null} />
    );
    return textOf(inContactView(card).view);
  },
  page: () =>
    textOf(
      [{ path: '/contacts/:contactId/briefing', element: <BriefingPage /> }],
      `/contacts/${contact.id}/briefing`,
    ),
  paper: () => textOf(<ContactSheet contact={contact} />),
  copy: () =>
    Promise.resolve(
      briefingText(
        briefingContent({
          ...{ contact, interactions, commitments, actions: [] },
          guidance: makeGuidance(),
        }),
      ),
    ),
};

async function textOf(view: Parameters<typeof renderInShell>[0], path?: string): Promise<string> {
  const { shell } = fakeContactsApi({ pages: [[contact]], interactions, commitments });
  renderInShell(view, { shell, ...(path !== undefined && { path }) });
  await screen.findByText('How sure');
  const rows = screen.getAllByRole('term', { hidden: true }).map((term) => {
    const said = within(term.parentElement!).getAllByRole('definition', { hidden: true });
    return said.map((each) => `${term.textContent}: ${each.textContent}`).join('\n');
  });
  return rows.join('\n');
}

describe.each(Object.entries(PLACES))('the same meeting on the %s', (_, read) => {
  it("has the title and the place, the user's own words, and what is promised", async () => {
    const text = await read();
    expect(text).toContain('Renewal');
    expect(text).toContain('Room 4');
    const said = meetingWords(LINES, commitments, localDay());
    expect(said).toHaveLength(5);
    for (const { label, text: words } of said) expect(text).toContain(`${label}: ${words}`);
    expect(text).toContain('Send the list by Friday (was due January 9');
    for (const words of ['Pinned: Mornings only', 'Notes: Agenda: prices', NOTE]) {
      expect(text).toContain(words);
    }
  });
});
