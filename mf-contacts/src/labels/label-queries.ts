import { api, type CreateLabel, type Label, type UpdateLabel } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { labelsQuery } from '../contacts/contact-queries.ts';
import { refreshContacts } from '../contacts/refresh-contacts.ts';

interface Outcome<T> {
  onSaved?: (saved: T | null) => void;
  onFailed?: (error: Error) => void;
}

/** Adds a label; the same name sent again without an answer in between adds it once. */
export function useCreateLabel() {
  const shell = useShellApi();
  const queries = useQueryClient();
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
    onSuccess: async () => {
      last.current = { name: '', idempotencyKey: '' };
      await queries.invalidateQueries({ queryKey: labelsQuery(shell).queryKey });
    },
  });
  return { create: mutation.mutateAsync, pending: mutation.isPending, error: mutation.error };
}

/** Renames a label or gives it another color; the contacts that have it are fetched again. */
export function useUpdateLabel({ onSaved, onFailed }: Outcome<Label> = {}) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, ...body }: UpdateLabel & { id: string }) =>
      write(shell, api.patch('/api/labels/{id}', { id }), { body }),
    onSuccess: (label) => {
      void queries.invalidateQueries({ queryKey: labelsQuery(shell).queryKey });
      void refreshContacts(queries);
      onSaved?.(label);
    },
    ...(onFailed && { onError: onFailed }),
  });
  return { update: mutation.mutate, pending: mutation.isPending };
}

/** Deletes a label. The contacts that have it stay. */
export function useDeleteLabel({ onSaved, onFailed }: Outcome<null> = {}) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (id: string) => write(shell, api.delete('/api/labels/{id}', { id })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: labelsQuery(shell).queryKey });
      void refreshContacts(queries);
      onSaved?.(null);
    },
    ...(onFailed && { onError: onFailed }),
  });
  return { remove: mutation.mutate, pending: mutation.isPending };
}
