/** Moves the focus to the first of `names` that is a field of the form with an error. */
export function focusFirstBad(
  form: HTMLFormElement,
  names: readonly string[],
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const bad = names.find((name) => errors[name] !== undefined);
  const field = bad === undefined ? null : form.elements.namedItem(bad);
  if (field instanceof HTMLElement) field.focus();
}
