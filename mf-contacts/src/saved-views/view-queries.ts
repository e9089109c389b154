import {
  api,
  type CreateSavedView,
  type SavedView,
  type UpdateSavedView,
} from '@rapport/api-client';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { apiQuery, write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { useRef } from 'react';

/** The user's saved views, oldest first. */
export function savedViewsQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/views'));
}

interface Outcome {
  onSaved?: (view: SavedView | null) => void;
  /** An error with status 409 means that another view has the name. */
  onFailed?: (error: Error) => void;
}

/** Saves, changes, and deletes views. */
export function useSavedViewChanges({ onSaved, onFailed }: Outcome = {}) {
  const shell = useShellApi();
  const last = useRef({ content: '', idempotencyKey: '' });
  const outcome = {
    ...(onSaved && { onSuccess: onSaved }),
    ...(onFailed && { onError: onFailed }),
  };
  const create = useMutation({
    mutationFn: (body: CreateSavedView) => {
      const content = JSON.stringify(body);
      if (last.current.content !== content) {
        last.current = { content, idempotencyKey: crypto.randomUUID() };
      }
      return write(shell, api.post('/api/views'), {
        body,
        headers: { 'Idempotency-Key': last.current.idempotencyKey },
      });
    },
    ...outcome,
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: UpdateSavedView & { id: string }) =>
      write(shell, api.patch('/api/views/{id}', { id }), { body }),
    ...outcome,
  });
  const remove = useMutation({
    mutationFn: (id: string) => write(shell, api.delete('/api/views/{id}', { id })),
    ...outcome,
  });
  return {
    create: create.mutate,
    update: update.mutate,
    remove: remove.mutate,
    pending: create.isPending || update.isPending || remove.isPending,
  };
}
