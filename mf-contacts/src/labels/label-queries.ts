import { api, type CreateLabel, type Label, type UpdateLabel } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { useRef } from 'react';

interface Outcome<T> {
  onSaved?: (saved: T | null) => void;
  onFailed?: (error: Error) => void;
}

/** Creates a label. Retrying the same name after a failure creates it only once. */
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
    // The list must contain the label before it's checked.
    meta: UNTIL_SHOWN,
    onSuccess: () => {
      last.current = { name: '', idempotencyKey: '' };
    },
  });
  return { create: mutation.mutateAsync, pending: mutation.isPending, error: mutation.error };
}

/** Renames or recolors a label. */
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

/** Deletes a label, but not the contacts that have it. */
export function useDeleteLabel({ onSaved, onFailed }: Outcome<null> = {}) {
  const shell = useShellApi();
  const mutation = useMutation({
    mutationFn: (id: string) => write(shell, api.delete('/api/labels/{id}', { id })),
    ...(onSaved && { onSuccess: () => onSaved(null) }),
    ...(onFailed && { onError: onFailed }),
  });
  return { remove: mutation.mutate, pending: mutation.isPending };
}
