import { type ContactAction, type UpdateAction } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
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
      shell.request<ContactAction>(actionApi(contactId, id), { method: 'PATCH', body }),
    onSuccess: (saved) => {
      onSaved();
      queries.setQueryData<ContactAction[]>([actionsApi(contactId)], (actions) =>
        actions?.map((each) => (each.id === id ? saved : each)),
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
