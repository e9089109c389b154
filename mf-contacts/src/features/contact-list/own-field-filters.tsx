import { api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { lazy, Suspense } from 'react';
import { type ListView } from '../../contacts/list-view.ts';

interface OwnFieldFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
}

// Loaded separately, because not every user has fields of their own.
const CustomFilters = lazy(() =>
  import('../../custom-fields/custom-filters.tsx').then((part) => ({
    default: part.CustomFilters,
  })),
);

/** Filters by the user's own fields. Renders nothing for a user without any. */
export function OwnFieldFilters({ view, onView }: OwnFieldFiltersProps) {
  const { data: fields = [] } = useQuery(apiQuery(useShellApi(), api.get('/api/custom-fields')));
  if (fields.length === 0) return null;
  return (
    <Suspense>
      <CustomFilters {...{ fields, view, onView }} />
    </Suspense>
  );
}
