import { type ContactAction, type UpdateAction } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { actionApi, actionsApi } from '../../contacts/contact-record-paths.ts';

/** Notes what was done with one step; `open` takes that back. */
export function useUpdateAction(action: ContactAction) {
  const { contactId, id } = action;
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: UpdateAction) =>
      shell.request<ContactAction>(actionApi(contactId, id), { method: 'PATCH', body }),
    // A 404 says that no rule suggests this step any more: then the list is what is out of date.
    onSettled: (_, failure) => {
      if (failure !== null && !isGone(failure)) return;
      return queries.invalidateQueries({ queryKey: [actionsApi(contactId)] });
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
