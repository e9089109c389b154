import { scoresQuery } from '@rapport/remote-api/api-query';
import { fakeShell } from '@rapport/remote-kit/testing';
import { PRELOADS } from '../preloads.ts';
import { nextDueQuery } from './features/coaching/next-due-queries.ts';
import { coachingRecommendationsQuery } from './queries.ts';

it('the first requests of the page are those of its queries', () => {
  const shell = fakeShell();
  const queries = [scoresQuery(shell), coachingRecommendationsQuery(shell), nextDueQuery(shell)];
  expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(PRELOADS['/coaching'].requests);
});
