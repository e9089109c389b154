import { requestError } from '@rapport/remote-api/testing';
import { saveFailure } from './save-failure.ts';

const labels = { displayName: 'Full Name', primaryEmail: 'Email' };
const explain = (error: unknown) => saveFailure(error, labels, 'Add Contact');

describe('saveFailure', () => {
  it('tells a lost connection from a refusal', () => {
    const { message } = explain(requestError('Failed to fetch /api/contacts: offline', null));
    expect(message).toBe(
      'Rapport could not be reached. What you typed is still here. Check your connection and choose Add Contact again.',
    );
  });

  it('passes on what the API said', () => {
    const { message, fields } = explain(requestError('HTTP 503 - Service Unavailable', 503));
    expect(message).toMatch(/^HTTP 503 - Service Unavailable\. What you typed is still here\./);
    expect(fields).toEqual({});
  });

  it('puts each part of a validation error at its field, under the label that people see', () => {
    expect(
      explain(
        requestError(
          'displayName must be 1 to 200 characters; primaryEmail must be an e-mail address',
          400,
        ),
      ),
    ).toEqual({
      fields: {
        displayName: 'Full Name must be 1 to 200 characters.',
        primaryEmail: 'Email must be an e-mail address.',
      },
      message: null,
    });
  });

  it('keeps what it cannot place', () => {
    const { message, fields } = explain(requestError('The body is not JSON', 400));
    expect(message).toBe('The body is not JSON. What you typed is still here.');
    expect(fields).toEqual({});
  });

  it('does not blame the API for a fault of the page', () => {
    expect(explain(new TypeError('x is undefined')).message).toMatch(/went wrong on this page/);
  });
});
