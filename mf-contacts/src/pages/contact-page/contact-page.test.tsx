import { requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginInShell } from '../../testing/begin-in-shell.ts';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { makeInteraction } from '../../testing/make-records.ts';
import { ContactPage } from './contact-page.tsx';

const routes = [{ path: '/contacts/:contactId', element: <ContactPage /> }];

// A separate chunk takes longer to compile than a query waits.
beforeAll(async () => {
  await import('../../features/recommendations/recommendations.tsx');
  await import('../../features/interactions/interactions.tsx');
  await import('../../features/profile/interaction-styles.tsx');
});

type Failing = Pick<
  NonNullable<Parameters<typeof fakeContactsApi>[0]>,
  'profileError' | 'guidanceError'
>;

async function open(contact = makeContact(), failing: Failing = {}, query = '') {
  const { shell } = fakeContactsApi({
    pages: [[contact]],
    interactions: ['1', '2', '3', '4'].map((id) => makeInteraction({ id })),
    ...failing,
  });
  return beginInShell(routes, { shell, path: `/contacts/${contact.id}${query}` });
}

async function openFailing(status: number, message: string) {
  const { shell } = fakeContactsApi(
    {},
    { request: () => Promise.reject(requestError(message, status)) },
  );
  await beginInShell(routes, { shell, path: '/contacts/018f6b1e-0000-7000-8000-000000000001' });
}

describe('the page of a contact', () => {
  it('shows a skeleton and the way back while it loads', async () => {
    const { shell } = fakeContactsApi({}, { request: () => new Promise(() => {}) });
    await beginInShell(routes, { shell, path: '/contacts/018f6b1e-0000-7000-8000-000000000001' });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading contact');
    expect(screen.getByRole('link', { name: 'Back to Contacts' })).toHaveAttribute(
      'href',
      '/contacts',
    );
  });

  it('tells a tie in words, in no green, and offers to narrow it down', async () => {
    await open(
      makeContact({
        mbtiAmbiguousLetters: [],
        enneagramType: 2,
        enneagramConfidence: 80,
        enneagramSecondaryTypes: [3, 9],
        enneagramCoLeaders: [3, 9],
        enneagramOpenReason: 'contradicting',
        narrowingQuestionCount: 3,
      }),
    );
    const card = within(await screen.findByRole('region', { name: 'Work style' }));
    expect(card.getByText(/No single type/)).toHaveTextContent('your answers differ');
    expect(
      card.getByText('Tied: Support-Giving, Achievement-Focused, Harmony-Seeking'),
    ).toBeVisible();
    expect(card.queryByText('80%')).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Narrow it down' })).toBeVisible();
    expect(screen.queryByText(/motivation answers are consistent/)).not.toBeInTheDocument();
  });

  it('offers no narrowing where no question can help', async () => {
    await open(makeContact({ enneagramCoLeaders: [5], narrowingQuestionCount: 0 }));
    expect(await screen.findByText(/No single type/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Narrow it down' })).not.toBeInTheDocument();
  });

  it('shows the person, how to reach them and when that last happened', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 1 })).toBeVisible();
    for (const text of ['Head of Procurement', 'Kestrel Works']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'lise.meitner@kestrel.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+43 1 555 0142' })).toBeVisible();
    expect(screen.getByText(/^Last contact/)).toHaveTextContent(/ago$/);
    expect(document.title).toBe('Lise Meitner · Rapport');
  });

  it('shows bidirectional control characters in a name, in the title, too', async () => {
    await open(makeContact({ displayName: 'Ada \u202egnp', organizationName: 'Kes\u2066trel' }));
    const heading = await screen.findByRole('heading', { name: 'Ada ⟨U+202E⟩gnp', level: 1 });
    expect(heading).toBeVisible();
    expect(screen.getByText('Kes⟨U+2066⟩trel')).toBeVisible();
    expect(document.title).toBe('Ada ⟨U+202E⟩gnp · Rapport');
    expect(document.body.innerHTML).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('opens the quiz at every width', async () => {
    await open();
    expect(
      await screen.findByRole('button', { name: 'Update Personality Assessment' }),
    ).toBeVisible();
  });

  it('shows the work style with its confidence', async () => {
    await open(makeContact({ mbtiOpenReasons: { N: 'contradicting' } }));
    const card = await screen.findByRole('region', { name: 'Work style' });
    expect(card).toHaveTextContent('Long-Range Strategist');
    expect(card).toHaveTextContent('73%');
    expect(
      await within(card).findByRole('img', { name: /Inward, one answer/ }),
    ).toHaveAccessibleName(/Conceptual, either way, 3 to 2/);
  });

  it('leads from each letter and the motivation to the answers behind it', async () => {
    await open();
    const card = within(await screen.findByRole('region', { name: 'Work style' }));
    for (const name of ['Why I', 'Why S or N', 'Why T', 'Why J', 'Why Excellence-Driven']) {
      expect(card.getByRole('button', { name })).toBeVisible();
    }
  });

  it('claims no letter that no answer speaks for', async () => {
    await open(makeContact({ mbtiAmbiguousLetters: ['N'], mbtiOpenReasons: { N: 'no_answer' } }));
    const card = within(await screen.findByRole('region', { name: 'Work style' }));
    expect(card.getByRole('img')).toHaveAccessibleName(/Concrete or Conceptual, still open/);
  });

  it('divides what is known into tabs', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Who They Are' });
    expect(screen.getByRole('heading', { name: 'How Best to Interact' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Motivations & Sensitivities' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /^Interactions/ }));
    expect(
      await within(screen.getByRole('tabpanel')).findByRole('list', { name: 'Interactions' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Recommendations' }));
    expect(await screen.findByRole('radiogroup', { name: 'Situation' })).toBeVisible();
  });

  it('keeps the chosen tab in the address', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('tab', { name: /^Interactions/ }));
    expect(router.state.location.search).toBe('?tab=interactions');
    await userEvent.click(screen.getByRole('tab', { name: 'Interaction Styles' }));
    expect(router.state.location.search).toBe('');
  });

  it('opens on the tab that the address names', async () => {
    await open(makeContact(), {}, '?tab=recommendations');
    expect(await screen.findByRole('tab', { name: 'Recommendations' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('shows health, next steps and the number of interactions', async () => {
    await open();
    const attention = within(await screen.findByRole('region', { name: 'Attention' }));
    expect(await attention.findByText('64')).toBeVisible();
    expect(await attention.findByText('Reach out with a short message')).toBeVisible();
    expect(await screen.findByRole('tab', { name: /^Interactions/ })).toHaveTextContent('4');
  });

  it('offers above the contact to bring a deleted one back', async () => {
    const deleted = [{ contactId: 'c-9', displayName: 'Emmy Noether', deletedAt: Date.now() }];
    sessionStorage.setItem(`rapport:deleted-contacts:${TEST_USER.id}`, JSON.stringify(deleted));
    await open();
    expect(await screen.findByText(/^Emmy Noether was deleted\. You can undo this/)).toBeVisible();
    sessionStorage.clear();
  });

  it('announces the profile and shows its texts', async () => {
    await open();
    expect(await screen.findByText('Professional Profile Available')).toBeVisible();
    expect(await screen.findByText(/^They plan first and work through it/)).toBeVisible();
    const tab = within(screen.getByRole('tabpanel'));
    expect(tab.getByText('Talk in private; end with one written agreement.')).toBeVisible();
    expect(screen.getByText(/^A call out of nowhere; a person/)).toBeVisible();
  });

  it('announces no profile when it is not found, and shows its texts all the same', async () => {
    await open(makeContact(), {
      profileError: () => requestError('HTTP 404', 404, 'PROFILE_NOT_FOUND'),
    });
    expect(await screen.findByText(/^They plan first and work through it/)).toBeVisible();
    expect(screen.queryByText('Professional Profile Available')).not.toBeInTheDocument();
  });

  it("reports texts that can't be loaded, and refetches on Retry", async () => {
    let failing = true;
    await open(makeContact(), {
      guidanceError: () => (failing ? requestError('HTTP 503', 503) : undefined),
    });
    expect(await screen.findByText("Couldn't load the profile texts.")).toBeVisible();
    failing = false;
    // The briefing above the tabs has the same button.
    const tab = within(screen.getByRole('tabpanel'));
    await userEvent.click(tab.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^They plan first and work through it/)).toBeVisible();
  });

  const withoutGuidance = { guidanceError: () => requestError('Not found', 404, 'NOT_FOUND') };

  it('shows the texts for the two types where the API is too old for guidance', async () => {
    await open(makeContact(), withoutGuidance);
    expect(await screen.findByText('Text on collaboration preference.')).toBeVisible();
    expect(screen.getByText('First trigger; second trigger')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Recommendations' }));
    expect(await screen.findByRole('heading', { name: 'Works with anyone' })).toBeVisible();
  });

  it('shows a missing motivation type next to a work style', async () => {
    await open(makeContact({ enneagramType: null, enneagramConfidence: null }), withoutGuidance);
    expect(await screen.findByText(/^These texts need a motivation type/)).toBeVisible();
    expect(screen.queryByText('Professional Profile Available')).not.toBeInTheDocument();
  });

  it('lists missing data of a new contact', async () => {
    await open(makeBareContact());
    expect(await screen.findByText('No Personality Profile Available')).toBeVisible();
    expect(screen.getByText('No contact recorded yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Work style' })).not.toBeInTheDocument();
  });

  describe('of someone who objected', () => {
    const openObjected = (query = '') =>
      open(makeBareContact({ objectedAt: '2026-05-03T09:00:00.000Z' }), undefined, query);

    it.each(['', '?tab=recommendations'])(
      'says so in place of what needs an estimate, and leads to no assessment (tab "%s")',
      async (query) => {
        await openObjected(query);
        const panel = within(await screen.findByRole('tabpanel'));
        const title = 'They objected, so no estimate is kept';
        expect(await panel.findByRole('heading', { name: title, level: 2 })).toBeVisible();
        expect(panel.getByText(/^Emmy objected on May 3, 2026\./)).toBeVisible();
        expect(panel.getByRole('button', { name: 'They agreed again' })).toBeVisible();
        expect(screen.queryByRole('button', { name: /Assessment/ })).not.toBeInTheDocument();
        expect(screen.queryByRole('link', { name: /Assessment/ })).not.toBeInTheDocument();
      },
    );

    it('asks before it notes that they agreed again', async () => {
      await openObjected();
      await userEvent.click(await screen.findByRole('button', { name: 'They agreed again' }));
      expect(
        await screen.findByRole('alertdialog', { name: 'Did Emmy agree to an estimate?' }),
      ).toHaveTextContent('What the objection deleted stays deleted');
    });
  });

  it('reports a missing contact', async () => {
    await openFailing(404, 'Contact not found');
    expect(
      await screen.findByRole('heading', { name: 'Contact not found', level: 1 }),
    ).toBeVisible();
  });

  it('reports an invalid id in the URL', async () => {
    await openFailing(400, 'Invalid contact ID');
    expect(
      await screen.findByRole('heading', { name: 'Invalid contact ID', level: 1 }),
    ).toBeVisible();
  });

  it('offers to try again after any other failure', async () => {
    await openFailing(503, 'HTTP 503 - Service Unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It appears here as soon as Rapport is reachable again.',
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
