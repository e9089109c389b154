import { useDocumentTitle } from '@rapport/remote-api';
import { Button, StateMessage } from '@rapport/shared-ui';
import { CircleAlert, RotateCw } from 'lucide-react';

/** The page of last resort, if the shell itself can't start or continue. */
export function FailurePage({ detail }: { detail: string }) {
  useDocumentTitle('Something went wrong');
  return (
    <main>
      <StateMessage
        page
        role="alert"
        headingLevel={1}
        tone="negative"
        title="Something went wrong"
        icon={<CircleAlert aria-hidden />}
        details={detail}
        actions={
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            onClick={() => window.location.reload()}
          >
            Refresh Page
          </Button>
        }
      >
        Rapport couldn't show this page. Your saved work is safe. Refresh the page to try again.
      </StateMessage>
    </main>
  );
}
