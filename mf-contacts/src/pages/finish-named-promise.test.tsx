import { type ToastMessage } from '@rapport/remote-api';
import { requestError } from '@rapport/remote-kit/testing';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeCommitment } from '../testing/make-records.ts';
import { finishNamedPromise } from './finish-named-promise.ts';

const commitment = makeCommitment({ id: 'a', contactId: 'p' });
const person = { id: 'p', displayName: 'Ada', givenName: null, familyName: null, photoPath: null };
const PATCH = 'PATCH /api/commitments/p/a';

async function finish(text: string, patch: unknown = commitment) {
  const notify = jest.fn<void, [ToastMessage]>();
  const api = fakeRecordsApi(
    { 'GET /api/commitments': [{ person, commitment }], [PATCH]: patch },
    { notify },
  );
  await finishNamedPromise(text, api.shell);
  return { ...api, shown: notify.mock.calls.map(([toast]) => toast) };
}

it('marks the promise with these words as done, whosever it is', async () => {
  const { made, shown } = await finish('price list');
  expect(made(PATCH).map(({ body }) => body)).toEqual([{ done: true }]);
  expect(shown).toMatchObject([{ title: 'Done: Send the price list', description: 'Ada' }]);
});

it('says that no open promise has these words, and changes nothing', async () => {
  const { made, shown } = await finish('the contract');
  expect(made(PATCH)).toEqual([]);
  expect(shown).toMatchObject([{ title: 'No open promise says “the contract”' }]);
});

it('says why a promise couldn’t be changed', async () => {
  const { shown } = await finish('price list', () => {
    throw requestError('Something broke');
  });
  expect(shown).toMatchObject([{ title: "Couldn't do this", variant: 'destructive' }]);
});
