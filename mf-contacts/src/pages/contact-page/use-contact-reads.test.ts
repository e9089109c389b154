import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../../../preloads.ts';
import { contactReads } from './use-contact-reads.ts';

describe('contactReads', () => {
  it("reads the preloads in the page's HTML", () => {
    const { single, paged } = contactReads(fakeShell(), ':contactId');
    expect([...single, ...paged].map(({ queryKey }) => decodeURIComponent(queryKey[0]!))).toEqual(
      PRELOADS['/contacts/:contactId'].requests,
    );
  });
});
