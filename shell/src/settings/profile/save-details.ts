import { api, type OwnDetails, type SaveOwnDetails } from '@rapport/api-client';
import { isRequestError, type ShellApi, useShellApi } from '@rapport/remote-api';
import { etagOf, withEtag } from '@rapport/remote-api/api-query';
import { useQueryClient } from '@rapport/remote-api/query';
import { formatsOf, userDetailsQuery, storedFormats } from '../../session/user-details.ts';
import { showFormats } from '@rapport/shared-ui';

/** A change of the user's details. */
export type DetailsChange = Partial<SaveOwnDetails>;

/** The result of saving; `raced` if another tab was faster, with the details stored now. */
export type Saving =
  | { status: 'saved'; details: OwnDetails }
  | { status: 'raced'; stored: OwnDetails };

/** Saves the details, and shows them everywhere. */
export function useSaveDetails() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { queryKey, queryFn } = userDetailsQuery(shell);

  const keep = (details: OwnDetails): OwnDetails => {
    queries.setQueryData(queryKey, details);
    const user = shell.user.get();
    const formats = formatsOf(details);
    // Before anything is rendered, in this tab and after the next load.
    if (user !== null) storedFormats(user.id).write(formats);
    showFormats(formats);
    return details;
  };

  /**
   * Saves a change on top of `base`. Nothing is saved if another tab was faster.
   * @throws {RequestError}
   */
  async function save(base: OwnDetails, change: DetailsChange): Promise<Saving> {
    try {
      return { status: 'saved', details: keep(await put(shell, base, change)) };
    } catch (error) {
      if (!isRequestError(error) || error.status !== 412) throw error;
      return {
        status: 'raced',
        stored: keep(await queryFn({ signal: new AbortController().signal })),
      };
    }
  }

  /**
   * Saves an independent choice: other changes from another tab are kept.
   * @throws {RequestError}
   */
  async function choose(base: OwnDetails, change: DetailsChange): Promise<void> {
    let from = base;
    for (;;) {
      const saving = await save(from, change);
      if (saving.status === 'saved') return;
      from = saving.stored;
    }
  }

  /**
   * Stores a photo, or removes it.
   * @throws {RequestError}
   */
  async function savePhoto(photo: Blob | null): Promise<OwnDetails> {
    const call = photo === null ? api.delete('/api/user/details/photo') : PHOTO;
    const body = new FormData();
    if (photo !== null) body.append('photo', photo, 'photo.jpg');
    const { data, headers } = await shell.requestWithHeaders<OwnDetails>(call.path, {
      method: call.method,
      ...(photo !== null && { body }),
    });
    return keep(withEtag(data, headers.get('ETag')));
  }

  return { save, choose, savePhoto };
}

const PHOTO = api.put('/api/user/details/photo');

async function put(shell: ShellApi, base: OwnDetails, change: DetailsChange): Promise<OwnDetails> {
  const etag = etagOf(base);
  const { path, method } = api.put('/api/user/details');
  const { data, headers } = await shell.requestWithHeaders<OwnDetails>(path, {
    method,
    // The API ignores fields that can't be saved.
    body: { ...base, ...change },
    headers: etag === null ? {} : { 'If-Match': etag },
  });
  return withEtag(data, headers.get('ETag'));
}
