import { axe, toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** Fails with axe's own words when the page has accessibility violations at this moment. */
export async function expectNoViolations(): Promise<void> {
  // Landmarks are the business of whole pages; a component alone has none.
  const rules = { region: { enabled: false } };
  expect(await axe(document.body, { rules })).toHaveNoViolations();
}
