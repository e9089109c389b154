import { type QuizDialogModule, useShellApi } from '@rapport/remote-api';
import { Button, type ButtonProps } from '@rapport/shared-ui';
import { Suspense, useState } from 'react';
import { QuizBoundary } from './quiz-boundary.tsx';
import { QuizUnavailable } from './quiz-unavailable.tsx';

interface AssessmentButtonProps extends Pick<ButtonProps, 'variant' | 'block' | 'children'> {
  contact: { id: string; displayName: string };
}

type QuizState =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'open'; QuizDialog: QuizDialogModule['QuizDialog'] }
  | { status: 'failed'; detail: string; retrying: boolean };

/**
 * Opens the quiz about a contact. The quiz is part of another remote and is loaded on the first
 * click; when that remote is down, a dialog says so and offers to try again.
 */
export function AssessmentButton({ contact, ...button }: AssessmentButtonProps) {
  const shell = useShellApi();
  const [state, setState] = useState<QuizState>({ status: 'closed' });
  const fail = (error: unknown) => {
    setState({
      status: 'failed',
      detail: error instanceof Error ? error.message : String(error),
      retrying: false,
    });
  };
  const load = async () => {
    try {
      const { QuizDialog } = await shell.loadRemoteModule('mf-assessment/quiz-dialog');
      setState({ status: 'open', QuizDialog });
    } catch (error) {
      fail(error);
    }
  };
  const close = () => setState({ status: 'closed' });

  return (
    <>
      <Button
        {...button}
        pending={state.status === 'loading'}
        onClick={() => {
          setState({ status: 'loading' });
          void load();
        }}
      />
      {state.status === 'open' && (
        <QuizBoundary onError={fail}>
          <Suspense fallback={null}>
            <state.QuizDialog shell={shell} contact={contact} open onClose={close} />
          </Suspense>
        </QuizBoundary>
      )}
      {state.status === 'failed' && (
        <QuizUnavailable
          detail={state.detail}
          retrying={state.retrying}
          onRetry={() => {
            setState({ ...state, retrying: true });
            void load();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
