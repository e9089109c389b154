import { WHOLE_LIST } from '../../contacts/list-view.ts';
import { foundText, viewParts } from './view-words.ts';

describe('viewParts', () => {
  it('has nothing to say about the whole list and about a search', () => {
    expect(viewParts({ ...WHOLE_LIST, search: 'ada' })).toEqual([]);
  });

  it('names each part, with the view that is left without it', () => {
    const view = {
      ...WHOLE_LIST,
      search: 'ada',
      sort: 'lastContact',
      due: true,
      assessed: false,
      workStyle: 'INTJ',
      motivation: 5,
    } as const;
    const parts = viewParts(view);
    expect(parts.map(({ label }) => label)).toEqual([
      'By last contact',
      'Due',
      'Not assessed',
      'Work style INTJ',
      'Motivation type 5',
    ]);
    expect(parts.map(({ without }) => without)).toEqual([
      { ...view, sort: 'updated' },
      { ...view, due: false },
      { ...view, assessed: null },
      { ...view, workStyle: null },
      { ...view, motivation: null },
    ]);
  });
});

describe('foundText', () => {
  it.each([
    [0, 'No contact found'],
    [1, '1 contact found'],
    [10_000, '10,000 contacts found'],
  ])('says of %i: %s', (total, text) => {
    expect(foundText(total)).toBe(text);
  });
});
