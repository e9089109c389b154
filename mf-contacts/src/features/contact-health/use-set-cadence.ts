import { decodeContactHealth, type SetCadence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/answers';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { cadenceApi, healthApi } from '../../contacts/contact-record-paths.ts';
import { refreshContact } from '../../contacts/refresh-contact.ts';

/** Sets the cadence of a contact in whole days; null goes back to the automatic one. */
export function useSetCadence(contactId: string, onSaved: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (cadenceDays: SetCadence['cadenceDays']) =>
      write(
        shell,
        { path: cadenceApi(contactId), decode: decodeContactHealth },
        { method: 'PUT', body: { cadenceDays } satisfies SetCadence },
      ),
    onSuccess: (health) => {
      if (health !== null) queries.setQueryData([healthApi(contactId)], health);
      // Next steps and the list of due contacts follow the cadence.
      void refreshContact(queries, contactId);
    },
  });
  return {
    set: (cadenceDays: number | null) => {
      if (!isPending) mutate(cadenceDays, { onSuccess: onSaved });
    },
    /** What is being saved: a cadence, or the way back to the automatic one. */
    saving: !isPending ? null : variables === null ? 'automatic' : 'days',
    error,
  } as const;
}
