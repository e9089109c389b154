import { api, type CreateLabel, type Label, type UpdateLabel } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { useRef } from 'react';

interface Outcome<T> {
  onSaved?: (saved: T | null) => void;
  onFailed?: (error: Error) => void;
}

/** Adds a label; the same name sent again without an answer in between adds it once. */
export function useCreateLabel() {
  const shell = useShellApi();
  const last = useRef({ name: '', idempotencyKey: '' });
  const mutation = useMutation({
    mutationFn: (body: CreateLabel) => {
      if (last.current.name !== body.name) {
        last.current = { name: body.name, idempotencyKey: crypto.randomUUID() };
      }
      return write(shell, api.post('/api/labels'), {
        body,
        headers: { 'Idempotency-Key': last.current.idempotencyKey },
      });
    },
    // The list has to know the label before it's ticked.
    meta: UNTIL_SHOWN,
    onSuccess: () => {
      last.current = { name: '', idempotencyKey: '' };
    },
  });
  return { create: mutation.mutateAsync, pending: mutation.isPending, error: mutation.error };
}

/** Renames a label or gives it another color. */
export function useUpdateLabel({ onSaved, onFailed }: Outcome<Label> = {}) {
  const shell = useShellApi();
  const mutation = useMutation({
    mutationFn: ({ id, ...body }: UpdateLabel & { id: string }) =>
      write(shell, api.patch('/api/labels/{id}', { id }), { body }),
    ...(onSaved && { onSuccess: onSaved }),
    ...(onFailed && { onError: onFailed }),
  });
  return { update: mutation.mutate, pending: mutation.isPending };
}

/** Deletes a label. The contacts that have it stay. */
export function useDeleteLabel({ onSaved, onFailed }: Outcome<null> = {}) {
  const shell = useShellApi();
  const mutation = useMutation({
    mutationFn: (id: string) => write(shell, api.delete('/api/labels/{id}', { id })),
    ...(onSaved && { onSuccess: () => onSaved(null) }),
    ...(onFailed && { onError: onFailed }),
  });
  return { remove: mutation.mutate, pending: mutation.isPending };
}
