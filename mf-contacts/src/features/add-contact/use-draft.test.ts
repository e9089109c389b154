import { EMPTY_FIELDS } from './new-contact.ts';
import { dropDraft, keepDraft, keptDraft } from './use-draft.ts';

const draft = {
  form: { ...EMPTY_FIELDS, displayName: 'Ada' },
  submission: { content: '{}', idempotencyKey: 'k-1' },
};

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is kept for one person alone, until it is dropped', () => {
    keepDraft('u-1', draft);
    expect(keptDraft('u-1')).toEqual(draft);
    expect(keptDraft('u-2')).toBeNull();
    dropDraft('u-1');
    expect(keptDraft('u-1')).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"form":null}', '{"form":{"displayName":1}}'])(
    'is none when what is stored is %p',
    (stored) => {
      sessionStorage.setItem('rapport:add-contact:u-1', stored);
      expect(keptDraft('u-1')).toBeNull();
    },
  );

  it('does without a submission that cannot be read', () => {
    sessionStorage.setItem(
      'rapport:add-contact:u-1',
      JSON.stringify({ form: draft.form, submission: { content: 1 } }),
    );
    expect(keptDraft('u-1')).toEqual({ form: draft.form, submission: null });
  });

  it('is no fault where the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    keepDraft('u-1', draft);
    expect(keptDraft('u-1')).toBeNull();
    dropDraft('u-1');
    jest.restoreAllMocks();
  });
});
