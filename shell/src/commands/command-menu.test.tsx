import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { wasChosenInMenu } from '@rapport/remote-api/commands';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandMenu } from './command-menu.tsx';
import { recentContacts } from './recent-contacts.ts';
import { REACH, type Verb } from './verbs.ts';

/** The fields of a person that the menu uses. */
const LISE = {
  id: '018f6b1e-0000-7000-8000-000000000115',
  displayName: 'Lise Meitner',
  primaryEmail: 'lise.meitner@kestrel.example',
  primaryPhone: null,
  organizationName: 'Kestrel Works',
  organizationTitle: 'Head of Procurement',
  photoPath: null,
  assessmentComplete: true,
  mbtiType: 'INTJ',
  objectedAt: null,
};

async function search(text: string, found: readonly object[], total?: number) {
  const headers = new Headers(
    total === undefined ? {} : { 'X-Total-Count': String(total), Link: '</more>; rel="next"' },
  );
  const requestWithHeaders = jest.fn(() => Promise.resolve({ data: found as never, headers }));
  renderInShell(
    <CommandMenu
      verbs={[]}
      userId={TEST_USER.id}
      onRun={() => undefined}
      onClose={() => undefined}
    />,
    { shell: fakeShell({ requestWithHeaders }) },
  );
  await userEvent.type(screen.getByRole('combobox'), text);
  return screen.findByRole('option', { name: /^Lise Meitner/ });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a person in the command menu', () => {
  it('shows the number that the search found, highlighted, followed by the role', async () => {
    const person = await search('0142', [{ ...LISE, matchedPhone: '+43 1 555 0142' }]);
    expect(person).toHaveTextContent('+43 1 555 0142 · Head of Procurement, Kestrel Works');
    expect(screen.getByText('0142', { selector: 'mark' })).toBeVisible();
  });

  it('shows only the role if no number was searched for', async () => {
    const person = await search('Lise', [LISE]);
    expect(person).toHaveTextContent(/^Lise Meitner\s?Head of Procurement, Kestrel WorksINTJ$/);
  });

  it.each([
    [{ kind: 'label', text: 'Clients', type: null }, 'Label: Clients'],
    [{ kind: 'interaction', text: 'Budget review', type: 'meeting' }, 'Meeting: Budget review'],
    [{ kind: 'pinned_note', text: 'Likes tea', type: null }, 'Pinned note: Likes tea'],
  ])('shows why it was found: %j', async (match, words) => {
    const person = await search('zzz', [{ ...LISE, match }]);
    expect(person).toHaveTextContent(`${words} · Head of Procurement`);
  });

  it('is followed by a link to the list if there are more', async () => {
    await search('Lise', [LISE], 34);
    expect(screen.getByRole('option', { name: 'Show all 34 in the list' })).toBeVisible();
    expect(screen.getByText(/^Searched names, companies, .* meetings/)).toBeVisible();
  });

  it('isn’t followed by a link if that’s all', async () => {
    await search('Lise', [LISE]);
    expect(screen.queryByRole('option', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  describe('a person with a phone number and an email address', () => {
    const opened: (string | null)[] = [];
    const note = (event: Event) => {
      // jsdom can't leave the page.
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      event.preventDefault();
      opened.push(link.getAttribute('href'));
    };
    beforeEach(() => {
      opened.length = 0;
      document.addEventListener('click', note);
    });
    afterEach(() => document.removeEventListener('click', note));

    it('can be called and emailed from the field, using only keys', async () => {
      await search('Lise', [{ ...LISE, primaryPhone: '+43 1 555 0142' }]);
      expect(screen.getByRole('option', { name: 'Email Lise Meitner' })).toBeVisible();
      await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
      expect(opened).toEqual(['tel:+4315550142']);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      expect(opened[1]).toBe('mailto:lise.meitner@kestrel.example');
      expect(screen.getByRole('combobox')).toHaveFocus();
    });

    it.each([
      [{ email: 'first', call: 'second' }, ['Email', 'Call']],
      [{ call: 'never' }, ['Email']],
    ])('is reached as they said they like it: %j', async (statedChannels, ways) => {
      const contact = { ...LISE, primaryPhone: '+43 1 555 0142', statedChannels };
      const person = await search('Lise', [contact]);
      expect(person.parentElement!.querySelectorAll('a')).toHaveLength(ways.length);
      const names = screen.getAllByRole('option', { name: /^(Call|Email) / });
      expect(names.map(({ textContent }) => textContent?.split(' ')[0])).toEqual(ways);
    });

    it('is called with one press beside the name', async () => {
      const person = await search('Lise', [{ ...LISE, primaryPhone: '+43 1 555 0142' }]);
      const [call] = person.parentElement!.querySelectorAll('a');
      await userEvent.click(call!);
      expect(opened).toEqual(['tel:+4315550142']);
    });

    it('has no link for an unknown channel', async () => {
      await search('Lise', [{ ...LISE, primaryPhone: 'ask Otto', primaryEmail: null }]);
      expect(screen.queryByRole('option', { name: /^(Call|Email) / })).not.toBeInTheDocument();
    });
  });
});

describe('a verb in the command menu', () => {
  const PLAN: Verb = {
    id: 'plan-meeting',
    label: 'Plan a meeting',
    says: 'Plan a meeting with {person}',
    words: ['plan', 'schedule'],
    to: '/contacts/meetings?action=plan-meeting',
    toPerson: '/contacts/{person}?action=plan-meeting',
    takes: ['day', 'time', 'text'],
  };
  const BRIEF: Verb = {
    id: 'briefing',
    label: 'Open a briefing',
    says: 'Open the briefing for {person}',
    words: ['brief'],
    toPerson: '/contacts/{person}/briefing',
  };
  const OTTO = {
    ...LISE,
    id: '018f6b1e-0000-7000-8000-000000000116',
    displayName: 'Otto Hahn',
    organizationName: 'Planning Works',
  };

  /** Opens the menu in front of a search that finds these people by any word of theirs. */
  function open(people: readonly object[], verbs = [PLAN, BRIEF]) {
    const requestWithHeaders = jest.fn((path: string) => {
      const words = new URL(path, 'https://api.example').searchParams.get('q')?.split(' ') ?? [];
      const data = people.filter((person) =>
        words.every((word) => JSON.stringify(person).toLowerCase().includes(word.toLowerCase())),
      );
      return Promise.resolve({ data: data as never, headers: new Headers() });
    });
    const request = jest.fn(() => Promise.resolve([] as never));
    return renderInShell(
      <CommandMenu
        verbs={verbs}
        userId={TEST_USER.id}
        onRun={(run) => run()}
        onClose={() => undefined}
      />,
      { shell: fakeShell({ requestWithHeaders, request }) },
    );
  }
  const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);

  it('offers no call to someone who never wants one, and says so', async () => {
    const planCall = {
      ...PLAN,
      id: 'plan-call',
      says: 'Plan a call with {person}',
      words: ['call'],
    };
    const verbs = [...REACH, { ...planCall, way: 'call' }];
    open([{ ...LISE, primaryPhone: '+43 1 555 0142', statedChannels: { call: 'never' } }], verbs);
    await type('call lise');
    expect(await screen.findByText(/^Lise Meitner told you not to call\.$/)).toBeVisible();
    expect(screen.queryByRole('option', { name: /^(Plan a )?call with/i })).not.toBeInTheDocument();
  });

  it('takes the person and the day that follow it, says so, and goes there by Enter', async () => {
    const { router } = open([LISE]);
    await type('plan lise 2035-06-01 14:30');
    const sentence = /^Plan a meeting with Lise Meitner ?, Friday, June 1, 2035, (2:30 PM|14:30)/;
    expect(await screen.findByRole('option', { name: sentence })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(router.state.location.pathname).toBe('/');
    await userEvent.keyboard('{Enter}');
    const { pathname, search, state } = router.state.location;
    expect(pathname + search).toBe(
      `/contacts/${LISE.id}?action=plan-meeting&day=2035-06-01&time=14%3A30`,
    );
    expect(wasChosenInMenu(state)).toBe(true);
  });

  it('asks which of two people is meant', async () => {
    open([LISE, { ...LISE, id: OTTO.id, displayName: 'Lise Curie' }]);
    await type('brief lise');
    await screen.findByRole('option', { name: /^Open the briefing for Lise Meitner/ });
    expect(screen.getByRole('option', { name: /^Open the briefing for Lise Curie/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/1 of 2 choices/);
  });

  it('precedes people who are found by the same word', async () => {
    open([OTTO]);
    await type('plan');
    await screen.findByRole('option', { name: /^Otto Hahn/ });
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveAccessibleName('Plan a meeting');
  });

  it('follows a person with that name', async () => {
    open([{ ...LISE, displayName: 'Lena Plan' }]);
    await type('plan');
    await screen.findByRole('option', { name: /^Lena Plan/ });
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Lena Plan/);
  });

  it('follows a person whose name begins with a word that is only like one of its words', async () => {
    open([{ ...LISE, displayName: 'Ada Lovelace' }], [{ ...PLAN, words: ['loves calls'] }]);
    await type('lovel');
    // The part that was typed is marked, so jsdom reads the name in two parts.
    await screen.findAllByRole('option', { name: /Ada Lovel/ });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Ada Lovelace/);
  });

  it('says whom it doesn’t find, and offers the action without a person if possible', async () => {
    open([LISE]);
    await type('plan zork 2035-06-01');
    expect(
      await screen.findByText('No person called “zork”. Plan a meeting without one?'),
    ).toBeVisible();
    expect(
      screen.getByRole('option', { name: 'Plan a meeting, Friday, June 1, 2035' }),
    ).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await type('brief zork');
    expect(await screen.findByText('No person called “zork”.')).toBeVisible();
  });

  it('says which words it doesn’t understand', async () => {
    open([LISE]);
    await type('brief lise quickly');
    expect(await screen.findByText("“quickly” wasn't understood.")).toBeVisible();
    expect(
      screen.getByRole('option', { name: /^Open the briefing for Lise Meitner/ }),
    ).toBeVisible();
  });

  it('knows who was opened lately while the API doesn’t respond', async () => {
    recentContacts(TEST_USER.id).write([LISE.id]);
    const requestWithHeaders = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const request = jest.fn(() => Promise.resolve(LISE as never));
    renderInShell(
      <CommandMenu
        verbs={[PLAN, BRIEF]}
        userId={TEST_USER.id}
        onRun={(run) => run()}
        onClose={() => undefined}
      />,
      { shell: fakeShell({ requestWithHeaders, request }) },
    );
    await screen.findByRole('option', { name: /^Lise Meitner/ });
    await type('brief lise');
    expect(
      await screen.findByRole('option', { name: /^Open the briefing for Lise Meitner/ }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn't search people/);
  });

  it('offers nothing until the person is known', async () => {
    const { router } = open([LISE]);
    await type('plan lise{Enter}');
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await screen.findByRole('option', { name: /^Plan a meeting with Lise Meitner/ });
  });
});
