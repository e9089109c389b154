import { useDocumentTitle } from '@rapport/remote-api';
import { ImportFlow } from '../features/import/import-flow.tsx';

/** The import of a file, at /contacts/import. */
export function ImportPage() {
  useDocumentTitle('Import contacts');
  return <ImportFlow />;
}
