import {
  decodeContactAction,
  decodeContactActions,
  type ContactAction,
  type UpdateAction,
} from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/answers';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { actionApi, actionsApi } from '../../contacts/contact-record-paths.ts';

/**
 * Notes what was done with one step; `open` takes that back.
 * @param onSaved told before the step is shown as it is then
 */
export function useUpdateAction(action: ContactAction, onSaved: () => void) {
  const { contactId, id } = action;
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: UpdateAction) =>
      write(
        shell,
        { path: actionApi(contactId, id), decode: decodeContactAction },
        { method: 'PATCH', body },
      ),
    onSuccess: (saved) => {
      onSaved();
      if (saved === null) return;
      const all = { path: actionsApi(contactId), decode: decodeContactActions };
      changeAnswer(queries, all, (actions) =>
        actions.map((each) => (each.id === id ? saved : each)),
      );
    },
    // Another step may move up. A 404 says that no rule suggests this one any more.
    onSettled: (_, failure) => {
      if (failure !== null && !isGone(failure)) return;
      void queries.invalidateQueries({ queryKey: [actionsApi(contactId)] });
    },
  });
  return {
    update: (body: UpdateAction) => {
      if (!isPending) mutate(body);
    },
    pending: isPending,
    error: error === null || isGone(error) ? null : error,
  };
}

function isGone(error: Error): boolean {
  return isRequestError(error) && error.status === 404;
}
