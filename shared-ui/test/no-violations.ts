import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** Fails with axe's own messages if the page currently has accessibility violations. */
export async function expectNoViolations(): Promise<void> {
  // Landmarks belong to whole pages; a single component has none.
  const rules = { region: { enabled: false } };
  expect(await axe(document.body, { rules })).toHaveNoViolations();
}
