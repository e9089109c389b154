import {
  api,
  type CreateCustomField,
  type CustomField,
  type UpdateCustomField,
} from '@rapport/api-client';
import { type CustomCondition, customFilterText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, changeAnswer, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useRef } from 'react';

const FIELDS = api.get('/api/custom-fields');

/** The fields that the user added to contacts, in their order. */
export function useFields() {
  return useQuery(apiQuery(useShellApi(), FIELDS));
}

/** Adds a field, or changes one. Retrying the same field after a failure adds it only once. */
export function useSaveField(id: string | null) {
  const shell = useShellApi();
  const sent = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: ({ body, discard }: { body: CreateCustomField; discard: boolean }) => {
      if (id !== null) {
        const { name, choices, yearly, shownIn } = body;
        const change: UpdateCustomField = {
          name,
          ...(choices && { choices }),
          ...(yearly !== undefined && { yearly }),
          ...(shownIn && { shownIn }),
          ...(discard && { discard }),
        };
        return request(shell, api.patch('/api/custom-fields/{id}', { id }), { body: change });
      }
      const content = JSON.stringify(body);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      return request(shell, api.post('/api/custom-fields'), {
        body,
        headers: { 'Idempotency-Key': sent.current.key },
      });
    },
    meta: UNTIL_SHOWN,
  });
}

/** Deletes a field with its values. */
export function useDeleteField() {
  const shell = useShellApi();
  return useMutation({
    mutationFn: ({ id, discard }: { id: string; discard: boolean }) =>
      request(shell, api.delete('/api/custom-fields/{id}', { id, discard: discard || undefined })),
    meta: UNTIL_SHOWN,
  });
}

/** Moves a field to another place, which the list shows immediately. Several moves are sent one after the other. */
export function useMoveField(onFailed: (error: Error) => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'move-custom-field' },
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      request(shell, api.patch('/api/custom-fields/{id}', { id }), { body: { position } }),
    onMutate: ({ id, position }) =>
      changeAnswer<CustomField[]>(queries, FIELDS, (fields) => {
        const moved = fields.find((field) => field.id === id);
        const others = fields.filter((field) => field.id !== id);
        return moved ? others.toSpliced(position, 0, moved) : fields;
      }),
    onError: (error) => {
      onFailed(error);
      void queries.invalidateQueries({ queryKey: [FIELDS.path] });
    },
  });
}

/**
 * Returns a function that counts the contacts that meet a condition on a field; null if that isn't known, for example
 * without a network.
 */
export function useCountOfField() {
  const shell = useShellApi();
  return async (fieldId: string, condition: CustomCondition): Promise<number | null> => {
    const customField = [customFilterText({ fieldId, ...condition })];
    const { path } = api.get('/api/contacts', { limit: 1, count: 'exact', customField });
    try {
      const { headers } = await shell.requestWithHeaders(path);
      const total = headers.get('X-Total-Count');
      return total === null ? null : Number(total);
    } catch {
      return null;
    }
  };
}
