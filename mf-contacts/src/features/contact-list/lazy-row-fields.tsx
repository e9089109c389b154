import { theme } from '@rapport/shared-ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { RowFields as OwnFields } from '../../custom-fields/list-fields.tsx';
import { loadListFields } from './load-list-fields.ts';

// Loaded separately, because not every user has fields of their own.
const RowFields = lazy(() => loadListFields().then((part) => ({ default: part.RowFields })));

/** `RowFields`, loaded on demand into a line that's reserved for it. Renders nothing for a contact without values. */
export function LazyRowFields(props: ComponentProps<typeof OwnFields>) {
  if (Object.keys(props.contact.customValues ?? {}).length === 0) return null;
  return (
    <div style={{ minHeight: theme.space[4] }}>
      <Suspense>
        <RowFields {...props} />
      </Suspense>
    </div>
  );
}
