import { api, type ContactAction, type UpdateAction } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { waitingFor } from '../../waiting/waiting-for.ts';

/**
 * Notes what was done with one step; `open` takes that back.
 * @param onSaved told before the step is shown as it is then
 */
export function useUpdateAction(action: ContactAction, onSaved: () => void) {
  const { contactId, id } = action;
  const shell = useShellApi();
  const queries = useQueryClient();
  const show = (changed: ContactAction) =>
    changeAnswer(queries, api.get('/api/actions/{contactId}', { contactId }), (actions) =>
      actions.map((each) => (each.id === id ? changed : each)),
    );
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: UpdateAction) =>
      write(
        shell,
        api.patch('/api/actions/{contactId}/{actionId}', { contactId, actionId: id }),
        { body },
        {
          ...waitingFor(queries, contactId, 'Next step with'),
          onWaiting: () => show({ ...action, ...body }),
        },
      ),
    onSuccess: (saved) => {
      onSaved();
      if (saved !== null) show(saved);
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

/** Whether no rule suggests the step any more. */
function isGone(error: Error): boolean {
  return isRequestError(error) && error.status === 404;
}
