import fc from 'fast-check';
import { answerReference } from './answer-reference.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const CONTACT = '01890a5d-ac96-774b-bcce-b302099a8058';

describe('answerReference', () => {
  it('takes the IDs and leaves out texts', () => {
    const answer = { id: ID, contactId: CONTACT, notes: 'Private', displayName: 'Grace' };
    expect(answerReference(answer)).toEqual({ id: ID, contactId: CONTACT });
  });

  it.each([null, undefined, 'text', 7, [], {}, { id: 'Grace' }, { id: [ID] }, { error: 'x' }])(
    'finds none in %j',
    (value) => {
      expect(answerReference(value)).toEqual({ id: null, contactId: null });
    },
  );

  it('contains nothing but IDs, for any answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (id, contactId) => {
        for (const part of Object.values(answerReference({ id, contactId }))) {
          expect(part ?? ID).toMatch(/^[\da-f-]{36}$/i);
        }
      }),
    );
  });
});
