import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePerson } from '../testing/fake-person.ts';
import { CommandMenu } from './command-menu.tsx';
import { type Verb } from './verbs.ts';

const LISE = fakePerson({
  id: '018f6b1e-0000-7000-8000-000000000115',
  displayName: 'Lise Meitner',
});
const LOG_CALL: Verb = {
  id: 'log-call',
  label: 'Log a call',
  says: 'Log a call with {person}',
  words: ['spoke', 'called', 'call'],
  toPerson: '/contacts/{person}?action=log-interaction&type=call',
  takes: ['day', 'time', 'text'],
  past: true,
};
const PREFERENCE: Verb = {
  id: 'stated-preference',
  label: 'Add what someone told you',
  says: 'Add what {person} told you',
  words: ['asked not', 'hates'],
  toPerson: '/contacts/{person}?action=stated-preference',
  takes: ['sentence', 'habit'],
};

/** Opens the menu in front of a search that finds Lise only by a part of her name. */
function open() {
  const requestWithHeaders = jest.fn((path: string) => {
    const q = new URL(path, 'https://api.example').searchParams.get('q') ?? '';
    const data = 'lise meitner'.includes(q.toLowerCase()) ? [LISE] : [];
    return Promise.resolve({ data: data as never, headers: new Headers() });
  });
  const request = jest.fn(() => Promise.resolve([] as never));
  return renderInShell(
    <CommandMenu
      verbs={[LOG_CALL, PREFERENCE]}
      userId={TEST_USER.id}
      onRun={(run) => run()}
      onClose={() => undefined}
    />,
    { shell: fakeShell({ requestWithHeaders, request }) },
  );
}
const enter = async (text: string) => {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(text);
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a sentence in the command menu', () => {
  it('about what someone wants is kept with its words, and offers to log nothing', async () => {
    const { router } = open();
    await enter('lise asked not to be called');
    await screen.findByRole('option', { name: /^Add what Lise Meitner ?told you, “asked not to/ });
    expect(screen.queryByRole('option', { name: /^Log a call/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe(
      '?action=stated-preference&text=asked+not+to+be+called',
    );
  });

  it('is understood with the name in its middle, and with words that name no one', async () => {
    open();
    await enter('could you note that I spoke to Lise in private');
    const log = await screen.findByRole('option', { name: /^Log a call with Lise Meitner/ });
    expect(log).toHaveAttribute('aria-selected', 'true');
  });
});
