import { api, type Interaction } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { nextPagePath, type PageContext } from './next-page.ts';

const INTERACTIONS_PAGE_SIZE = 20;

interface InteractionsPage {
  interactions: Interaction[];
  nextPath: string | null;
}

/** The planned and past interactions with a contact, newest first, in pages for `useInfiniteQuery`. */
export function interactionsQuery(shell: ShellApi, contactId: string) {
  const { path } = api.get('/api/interactions/{contactId}', {
    contactId,
    limit: INTERACTIONS_PAGE_SIZE,
  });
  return {
    queryKey: [path],
    queryFn: async ({ pageParam, signal }: PageContext): Promise<InteractionsPage> => {
      const { data, headers } = await shell.requestWithHeaders<Interaction[]>(pageParam, {
        signal,
      });
      return {
        interactions: data,
        nextPath: nextPagePath(headers.get('Link')),
      };
    },
    initialPageParam: path,
    getNextPageParam: ({ nextPath }: InteractionsPage) => nextPath,
  };
}
