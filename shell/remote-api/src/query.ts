/**
 * The query library that shell and remotes share. It lists what is used, so that the rest stays out of the page.
 *
 * The shell provides this module to all remotes. What is added here is therefore missing for a remote that
 * runs in a shell of an earlier release; `apiQuery` and its like are in `api-query.ts`, which remotes bundle.
 */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
