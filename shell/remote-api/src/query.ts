/** The query API that shell and remotes share. It lists what is used, so that the rest stays out of the page. */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
