import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { useFollowMerge } from './use-follow-merge.ts';

const OLD = '018f6b1e-0000-7000-8000-000000000115';
const STAYED = '018f6b1e-0000-7000-8000-000000000116';

function open(path: string, mergedInto?: string) {
  const error = Object.assign(requestError('Contact not found', 404), { mergedInto });
  function Page() {
    useFollowMerge(OLD, error);
    return null;
  }
  const { router } = renderInShell(<Page />, { path });
  return () => router.state.location.pathname + router.state.location.search;
}

it.each([
  [`/contacts/${OLD}?tab=you`, `/contacts/${STAYED}?tab=you`],
  [`/contacts/${OLD}/briefing?meeting=1`, `/contacts/${STAYED}/briefing?meeting=1`],
  [`/contacts?selected=${OLD}&q=ada`, `/contacts?selected=${STAYED}&q=ada`],
])('leads from %s to the contact that stayed', async (from, to) => {
  const where = open(from, STAYED);
  await waitFor(() => expect(where()).toBe(to));
});

it('leads nowhere without one, and away from no merge', () => {
  expect(open(`/contacts/${OLD}`)()).toBe(`/contacts/${OLD}`);
  expect(open(`/contacts/${STAYED}/merge/${OLD}`, STAYED)()).toBe(
    `/contacts/${STAYED}/merge/${OLD}`,
  );
});
