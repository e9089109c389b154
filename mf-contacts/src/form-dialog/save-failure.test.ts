/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { requestError } from '@rapport/remote-kit/testing';
import { saveFailure } from './save-failure.ts';

const labels = { displayName: 'Full Name', primaryEmail: 'Email' };
const explain = (error: unknown) => saveFailure(error, labels, 'Add Contact');

describe('saveFailure', () => {
  it('distinguishes a lost connection from a refusal', () => {
    const { message } = explain(requestError('Failed to fetch /api/contacts: offline', null));
    expect(message).toBe(
      "Couldn't reach Rapport. What you typed is still here. Choose Add Contact again in a moment.",
    );
  });

  it("passes on the API's error", () => {
    const { message, fields } = explain(requestError('HTTP 503 - Service Unavailable', 503));
    expect(message).toMatch(/^Rapport isn't available right now\. What you typed is still here\./);
    expect(fields).toEqual({});
  });

  it('puts each problem at its field, under the label that people see', () => {
    const problems = [
      { field: 'displayName', message: 'must be 1 to 200 characters; shorten it' },
      { field: 'primaryEmail', message: 'must be an email address' },
    ];
    expect(explain(requestError('Some wording', 400, null, problems))).toEqual({
      fields: {
        displayName: 'Full Name must be 1 to 200 characters; shorten it.',
        primaryEmail: 'Email must be an email address.',
      },
      message: null,
    });
  });

  it('shows the problem of a missing field at the form', () => {
    const problems = [
      { field: 'displayName', message: 'is required' },
      { field: 'responses[3].answer', message: 'must be one of A, B' },
    ];
    expect(explain(requestError('Some wording', 400, null, problems))).toEqual({
      fields: { displayName: 'Full Name is required.' },
      message: 'responses[3].answer must be one of A, B. What you typed is still here.',
    });
  });

  it.each(['displayName is required; primaryEmail is required', 'The body is not JSON'])(
    'shows the whole sentence of an API that sends no problems: %s',
    (sentence) => {
      const fromOldShell = { name: 'RequestError' as const, status: 400, code: null };
      for (const error of [
        requestError(sentence, 400),
        Object.assign(new Error(sentence), fromOldShell),
      ]) {
        expect(explain(error)).toEqual({
          fields: {},
          message: `${sentence}. What you typed is still here.`,
        });
      }
    },
  );

  it('does not blame the API for an error of the page', () => {
    expect(explain(new TypeError('x is undefined')).message).toMatch(/went wrong on this page/);
  });
});
