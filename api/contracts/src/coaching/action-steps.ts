/**
 * Returns the steps of a recommendation as a list. They're stored as a list, as the JSON text of a list or of one
 * string, or as plain text, which is a single step. Blank and non-text entries are dropped.
 */
export function parseActionSteps(input: unknown): string[] {
  if (Array.isArray(input)) return input.filter(isStep);
  return isStep(input) ? stepsOfText(input) : [];
}

function stepsOfText(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed.filter(isStep);
    if (isStep(parsed)) return [parsed];
  } catch {
    // Plain text is a single step.
  }
  return [text];
}

function isStep(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
