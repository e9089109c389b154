import { Alert, Button } from '@rapport/shared-ui';
import { callFailureText } from './call-failure-text.ts';

interface NotLoadedProps {
  /** A noun for the missing part, inside a sentence: "your profile". */
  what: string;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Replaces a part of the settings that couldn't be loaded: what happened, and a button that tries again. */
export function NotLoaded({ what, query: { error, isFetching, refetch } }: NotLoadedProps) {
  return (
    <Alert
      tone="negative"
      title={`Couldn't load ${what}`}
      action={
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {callFailureText(error)}
    </Alert>
  );
}
