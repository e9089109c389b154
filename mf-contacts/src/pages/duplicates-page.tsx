import { useDocumentTitle } from '@rapport/remote-api';
import { PartBoundary } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { useBulkUndo } from '../contacts/bulk-undo.ts';
import { contactsRoute } from '../contacts/contact-routes.ts';
import { CompanySpellings } from '../features/companies/company-spellings.tsx';
import { DuplicatePairs } from '../features/merge/duplicate-pairs.tsx';
import { MergedBars } from '../features/merge/merged-bars.tsx';
import { Lede, MergeFrame, Title } from './merge-frame.tsx';

const BulkUndoBar = lazy(() =>
  import('./contacts-page/selection-parts.ts').then((parts) => ({ default: parts.BulkUndoBar })),
);

/** Likely duplicates, at /contacts/duplicates. */
export function DuplicatesPage() {
  useDocumentTitle('Possible duplicates');
  const undo = useBulkUndo();
  return (
    <MergeFrame back={{ to: contactsRoute(), label: 'Back to Contacts' }}>
      <Title>Possible duplicates</Title>
      <Lede>Pairs that are or may be one person. The most certain come first.</Lede>
      <PartBoundary>
        <MergedBars />
        {undo !== null && (
          <Suspense>
            <BulkUndoBar undo={undo} />
          </Suspense>
        )}
      </PartBoundary>
      <PartBoundary>
        <CompanySpellings />
      </PartBoundary>
      <PartBoundary>
        <DuplicatePairs />
      </PartBoundary>
    </MergeFrame>
  );
}
