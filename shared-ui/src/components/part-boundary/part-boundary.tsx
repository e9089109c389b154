import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';

export interface PartBoundaryProps {
  /** When this changes after a failure, the children are tried again: the id of what they show, say. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
}

/** How the browsers say that code could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script/i;

/** Whether an error says that code of a page could not be fetched, as without a network. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/**
 * Keeps what a part of a page throws while it's drawn inside that part. An API of another release may send what
 * this page can't draw; a reload brings the page that can. Code that could not be fetched is left to the boundary
 * around the page, which fetches it again.
 */
export class PartBoundary extends Component<PartBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: PartBoundaryProps, { failure }: BoundaryState) {
    // An error that was thrown under the new key stays; only one from the key before is dropped.
    if (failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (isCodeMissing(failure.error)) throw failure.error;
    return (
      <Line role="alert">
        <span>This part can&apos;t be shown. The page may be out of date.</span>
        <Button size="sm" onClick={() => location.reload()}>
          Reload
        </Button>
      </Line>
    );
  }
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;
