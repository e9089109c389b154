import { decodeContact, type Contact } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { contactApi } from '../../contacts/contact-routes.ts';

/** A contact with the mark of its version, which a change names as what it is based on. */
export interface ContactVersion {
  contact: Contact;
  /** Null when the API sent none; the last change wins then. */
  etag: string | null;
}

/** Fetches contacts together with their version. */
export function useContactVersions() {
  const shell = useShellApi();
  return async (contactId: string, signal?: AbortSignal): Promise<ContactVersion> => {
    const { data, headers } = await shell.requestWithHeaders<unknown>(contactApi(contactId), {
      ...(signal && { signal }),
    });
    return { contact: decodeContact(data), etag: headers.get('ETag') };
  };
}

/** The contact as it is stored right now, asked for anew each time editing begins. */
export function useContactVersion(contactId: string) {
  const fetchVersion = useContactVersions();
  return useQuery({
    queryKey: [`${contactApi(contactId)}#version`],
    queryFn: ({ signal }) => fetchVersion(contactId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
}
