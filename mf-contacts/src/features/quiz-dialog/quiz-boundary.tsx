import { Component, type ReactNode } from 'react';

interface QuizBoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Keeps a fault inside the quiz, which another remote delivers, from taking the contacts down. */
export class QuizBoundary extends Component<QuizBoundaryProps, { failed: boolean }> {
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
