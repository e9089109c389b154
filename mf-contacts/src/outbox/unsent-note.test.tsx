import { type WaitingWrite } from '@rapport/remote-api';
import { constantSource, fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import { UnsentNote } from './unsent-note.tsx';

function waiting(says: string, at: string, state: WaitingWrite['state'] = 'waiting'): WaitingWrite {
  return { id: says, says, contactId: null, at: 0, state, isShownAt: (path) => path === at };
}

describe('UnsentNote', () => {
  it('lists the pending writes that affect the query, with the state of each', () => {
    const writes = [
      waiting('Call with Ada', '/api/today'),
      waiting('Notes of Ada', '/api/today', 'conflict'),
      waiting('Call with Bob', '/api/contacts/b'),
    ];
    renderInShell(<UnsentNote at="/api/today" />, {
      shell: fakeShell({ waitingWrites: constantSource(writes) }),
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Call with Ada Sent when you’re online',
      'Notes of Ada Needs your decision',
    ]);
  });

  it('omits writes that another note on the same screen lists', () => {
    const both = { ...waiting('Call with Ada', ''), isShownAt: () => true };
    const writes = [both, waiting('Call with Bob', '/api/contacts')];
    renderInShell(<UnsentNote at="/api/contacts" besides="/api/contacts/ada" />, {
      shell: fakeShell({ waitingWrites: constantSource(writes) }),
    });
    expect(screen.getByRole('listitem')).toHaveTextContent('Call with Bob');
  });

  it('renders nothing if no write affects the query, or in an earlier shell', () => {
    const earlier = { id: '1', says: 'Call', contactId: 'a', at: 0, state: 'waiting' as const };
    const other = waiting('Call with Bob', '/api/contacts/b');
    renderInShell(<UnsentNote at="/api/today" />, {
      shell: fakeShell({ waitingWrites: constantSource([earlier, other]) }),
    });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
