/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { NOTHING_MORE } from '../../contact-form/more-fields.ts';
import { EMPTY_FIELDS } from './new-contact.ts';
import { storedDraft } from './use-draft.ts';

const draft = {
  form: { ...EMPTY_FIELDS, displayName: 'Ada' },
  more: {
    ...NOTHING_MORE,
    pinnedNote: 'Prefers mornings',
    emailKind: 'work' as const,
    phones: [{ value: '030 1', kind: 'mobile' as const }],
    labelIds: ['l-1'],
  },
  submission: { content: '{}', idempotencyKey: 'k-1' },
};

beforeEach(() => sessionStorage.clear());

describe('the stored draft of a new contact', () => {
  it('belongs to one person, until it is removed', () => {
    storedDraft('u-1').write(draft);
    expect(storedDraft('u-1').read()).toEqual(draft);
    expect(storedDraft('u-2').read()).toBeNull();
    storedDraft('u-1').remove();
    expect(storedDraft('u-1').read()).toBeNull();
  });

  it('is where earlier releases stored it', () => {
    sessionStorage.setItem('rapport:add-contact:u-1', JSON.stringify(draft));
    expect(storedDraft('u-1').read()).toEqual(draft);
  });

  it.each(['', '{', 'null', '[]', '{"form":null}', '{"form":{"displayName":1}}'])(
    'is null when what is stored is %p',
    (stored) => {
      sessionStorage.setItem('rapport:add-contact:u-1', stored);
      expect(storedDraft('u-1').read()).toBeNull();
    },
  );

  it('has no submission where the stored one cannot be read', () => {
    sessionStorage.setItem(
      'rapport:add-contact:u-1',
      JSON.stringify({ form: draft.form, submission: { content: 1 } }),
    );
    expect(storedDraft('u-1').read()).toEqual({
      form: draft.form,
      more: NOTHING_MORE,
      submission: null,
    });
  });

  it('leaves out further facts that cannot be read', () => {
    const more = {
      birthday: 7,
      phoneKind: 'pigeon',
      emails: [{ value: 'ada@example.com', kind: 'work' }, { value: 1, kind: 'work' }, null],
      links: 'none',
      labelIds: ['l-1', 2],
    };
    sessionStorage.setItem('rapport:add-contact:u-1', JSON.stringify({ form: draft.form, more }));
    expect(storedDraft('u-1').read()?.more).toEqual({
      ...NOTHING_MORE,
      emails: [{ value: 'ada@example.com', kind: 'work' }],
      labelIds: ['l-1'],
    });
  });

  it('lasts as long as the page where the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    storedDraft('u-1').write(draft);
    expect(storedDraft('u-1').read()).toEqual(draft);
    storedDraft('u-1').remove();
    expect(storedDraft('u-1').read()).toBeNull();
    jest.restoreAllMocks();
  });
});
