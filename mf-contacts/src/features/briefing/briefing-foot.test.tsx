import { renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import { makeContact } from '../../testing/make-contact.ts';
import { BriefingFoot } from './briefing-foot.tsx';

describe('what the chips of a briefing mean', () => {
  it.each([
    [true, 'Solid: you observed it'],
    [false, 'Solid: from a result without its answers'],
  ])('with answers that are known: %s', (isObserved, words) => {
    renderInShell(
      <BriefingFoot
        contact={makeContact()}
        content={{ state: 'ready', isObserved, isCandidate: false }}
        assessmentButton={() => null}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      words,
      'Hatched: could go either way',
    ]);
  });
});
