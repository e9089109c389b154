import { type QuizDialogModule, useShellApi } from '@rapport/remote-api';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  Component,
  lazy,
} from 'react';
import { QuizOpenerContext, type QuizStart } from './assessment-button.tsx';

// Only shown after a failure, so no page waits for its code.
const QuizUnavailable = lazy(() =>
  import('./quiz-unavailable.tsx').then((dialog) => ({ default: dialog.QuizUnavailable })),
);

interface QuizDialogHostProps {
  contact: { id: string; displayName: string };
  /** Contains the buttons that open the quiz. */
  children: ReactNode;
}

type QuizState =
  | { status: 'closed' }
  | { status: 'loading'; buttonId: string }
  | { status: 'open'; QuizDialog: QuizDialogModule['QuizDialog'] }
  | { status: 'failed'; detail: string; retrying: boolean };

/**
 * Keeps the quiz about a contact separate from the buttons that open it. Saving a first result replaces the view
 * with such a button, but the result must stay on the screen. The quiz is part of another remote and is loaded on
 * the first click; if that remote is down, a dialog says so and offers a retry.
 */
export function QuizDialogHost({ contact, children }: QuizDialogHostProps) {
  const shell = useShellApi();
  const region = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<QuizState>({ status: 'closed' });
  const [start, setStart] = useState<QuizStart>();
  useFocusKept(state.status !== 'closed', region);

  const fail = (error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error);
    setState({ status: 'failed', detail, retrying: false });
  };
  const load = async () => {
    try {
      const { QuizDialog } = await shell.loadRemoteModule('mf-assessment/quiz-dialog');
      setState({ status: 'open', QuizDialog });
    } catch (error) {
      fail(error);
    }
  };
  const open = (buttonId: string, where?: QuizStart) => {
    setStart(where);
    setState({ status: 'loading', buttonId });
    void load();
  };
  const close = () => setState({ status: 'closed' });

  return (
    <QuizOpenerContext
      value={{ open, pendingButtonId: state.status === 'loading' ? state.buttonId : null }}
    >
      <div ref={region}>{children}</div>
      {state.status === 'open' && (
        <QuizBoundary onError={fail}>
          <Suspense fallback={null}>
            <state.QuizDialog shell={shell} contact={contact} start={start} open onClose={close} />
          </Suspense>
        </QuizBoundary>
      )}
      {state.status === 'failed' && (
        <Suspense fallback={null}>
          <QuizUnavailable
            detail={state.detail}
            retrying={state.retrying}
            onRetry={() => {
              setState({ ...state, retrying: true });
              void load();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </QuizOpenerContext>
  );
}

/**
 * A dialog returns the focus to the button that opened it. If that button was removed, another one takes the focus.
 */
function useFocusKept(open: boolean, region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const place = region.current;
    if (!open) return;
    return () => {
      // The dialog returns the focus when it has closed, so this waits for it.
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost) place?.querySelector<HTMLElement>('[data-opens-quiz]')?.focus();
      });
    };
  }, [open, region]);
}

interface QuizBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Prevents an error in the quiz, which is another remote's code, from breaking the contacts. */
class QuizBoundary extends Component<QuizBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
