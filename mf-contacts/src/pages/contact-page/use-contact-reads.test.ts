import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../../../preloads.ts';
import { contactReads } from './use-contact-reads.ts';

describe('contactReads', () => {
  it('reads what the HTML of the page asks for', () => {
    const { single, paged } = contactReads(fakeShell(), ':contactId');
    expect([...single, ...paged].map(({ queryKey }) => decodeURIComponent(queryKey[0]!))).toEqual(
      PRELOADS['/contacts/:contactId'].requests,
    );
  });
});
