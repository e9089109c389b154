import { api, type Commitment, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { isAlike } from './is-alike.ts';

type Person = Pick<ContactSummary, 'id' | 'displayName'>;

/**
 * Marks the open promise with these words as done, notifies the user, and offers to undo it.
 * @param contact whose promise it is; null to look among all
 * @returns false if no open promise has these words
 * @throws RequestError if it can't be read or changed
 */
export async function finishPromise(
  text: string,
  contact: Person | null,
  shell: ShellApi,
): Promise<boolean> {
  const found = (await openPromises(contact, shell)).find(({ commitment }) =>
    isAlike(commitment.text, text),
  );
  if (found === undefined) return false;
  const { commitment, name } = found;
  await store(commitment, true, shell);
  const undo = () =>
    store(commitment, false, shell).then(
      () => shell.notify({ title: 'Taken back' }),
      (error: unknown) =>
        shell.notify({
          title: "Couldn't take this back",
          description: writeFailure(error),
          variant: 'destructive',
        }),
    );
  shell.notify({
    title: `Done: ${shownText(commitment.text)}`,
    description: shownText(name),
    action: { label: 'Undo', onSelect: () => void undo() },
  });
  return true;
}

async function openPromises(contact: Person | null, shell: ShellApi) {
  if (contact === null) {
    const all = await request(shell, api.get('/api/commitments'));
    return all.map(({ person, commitment }) => ({ commitment, name: person.displayName }));
  }
  const { id: contactId, displayName: name } = contact;
  const own = await request(shell, api.get('/api/commitments/{contactId}', { contactId }));
  return own
    .filter(({ kind, doneAt }) => doneAt === null && kind !== 'number' && kind !== 'person')
    .map((commitment) => ({ commitment, name }));
}

function store({ contactId, id }: Commitment, done: boolean, shell: ShellApi) {
  const call = api.patch('/api/commitments/{contactId}/{id}', { contactId, id });
  return write(shell, call, { body: { done } });
}
