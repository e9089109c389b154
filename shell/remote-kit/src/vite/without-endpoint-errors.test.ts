import { withoutErrors } from './without-endpoint-errors.ts';

describe('withoutErrors', () => {
  it('empties the lists of errors, on one line or several, and nothing else', () => {
    const code = `endpoint({
  pattern: '/api/contacts/:id',
  errors: ['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'],
});
endpoint({ fields: ['a'], errors: [
  'VALIDATION_FAILED',
] });`;
    expect(withoutErrors(code)).toBe(`endpoint({
  pattern: '/api/contacts/:id',
  errors: [],
});
endpoint({ fields: ['a'], errors: [] });`);
  });
});
