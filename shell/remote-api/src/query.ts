/**
 * The query library that shell and remotes share. Only what's used is exported, so that the rest isn't loaded.
 *
 * The shell provides this module to all remotes. So anything added here is missing for a remote in a shell of an
 * earlier release; `apiQuery` and similar functions are in `api-query.ts`, which remotes bundle.
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
