import { contactQuery, etagOf, profileQuery, scoresQuery } from '@rapport/remote-api/api-query';
import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../preloads.ts';
import { assessmentResponsesQuery } from './queries.ts';

const shell = fakeShell();
const pathsOf = (queries: readonly { queryKey: readonly string[] }[]) =>
  queries.map(({ queryKey }) => decodeURIComponent(String(queryKey[0])));

describe('the first requests', () => {
  it('are those of the assessment of a contact', () => {
    const id = ':contactId';
    expect(
      pathsOf([contactQuery(shell, id), assessmentResponsesQuery(shell, id), profileQuery(shell)]),
    ).toEqual(PRELOADS['/assessment/:contactId'].requests);
  });

  it('are those of the own assessment', () => {
    expect(pathsOf([profileQuery(shell), scoresQuery(shell)])).toEqual(
      PRELOADS['/my-assessment'].requests,
    );
  });
});

it('the contact has its version, because other remotes read it under the same key and change it', async () => {
  const versioned = fakeShell({
    requestWithHeaders: async () => ({
      data: { id: 'c-1' } as never,
      headers: new Headers({ ETag: '"7"' }),
    }),
  });
  const { queryFn } = contactQuery(versioned, 'c-1');
  expect(etagOf(await queryFn({ signal: new AbortController().signal }))).toBe('"7"');
});
