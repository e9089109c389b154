import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';

export interface PartBoundaryProps {
  /** When this changes after a failure, the children are rendered again; for example, the ID of what they show. */
  resetKey?: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
}

/** The browsers' messages for code that couldn't be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script/i;

/** Returns whether an error means that code of a page couldn't be fetched, as without a network. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/**
 * Contains errors while a part of a page renders. An API of another release may return what this page can't render;
 * a reload fetches a page that can. Code that couldn't be fetched is left to the boundary around the page, which
 * retries it.
 */
export class PartBoundary extends Component<PartBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: PartBoundaryProps, { failure }: BoundaryState) {
    // An error that was thrown under the new key stays; only one under the previous key is dropped.
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
