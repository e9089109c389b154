import { api, type ContactAction, type UpdateAction } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { outboxOptions } from '../../outbox/outbox-options.ts';

/**
 * Changes the status of one step; `open` undoes that.
 * @param onSaved called before the step is rendered with its new status
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
          ...outboxOptions(queries, contactId, 'Next step with'),
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

/** Whether the step isn't suggested anymore. */
function isGone(error: Error): boolean {
  return isRequestError(error) && error.status === 404;
}
