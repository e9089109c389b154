/** The id of the element that holds a question with its answers. */
export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

/** Brings the focus, and with it the screen, to the answers of a question, also in sight of a mouse. */
export function focusQuestion(questionId: string): void {
  const question = document.getElementById(questionElementId(questionId));
  question?.querySelector<HTMLElement>('[role="radio"]')?.focus({ focusVisible: true });
}
