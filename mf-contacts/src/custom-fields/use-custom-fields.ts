import { type CustomField } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { customFieldsQuery } from './custom-fields-query.ts';

/** The user's own fields; undefined until they've loaded, and with an API of an earlier release. */
export function useCustomFields(): readonly CustomField[] | undefined {
  const { data } = useQuery(customFieldsQuery(useShellApi()));
  return data;
}
