import { isInNote, marksAfter, signedLines, toNewCommitment, type NoteMark } from './note-marks.ts';

let last = 0;
const nextKey = () => (last += 1);
const typed = (notes: string, before: readonly NoteMark[] = []) =>
  marksAfter(before, { notes, isPasted: false }, nextKey);
const pasted = (notes: string, before: readonly NoteMark[] = []) =>
  marksAfter(before, { notes, isPasted: true }, nextKey);
const shown = (marks: readonly NoteMark[]) =>
  marks.map(({ kind, text, dueOn }) => [kind, text, dueOn].join('|'));

describe('lines that begin with a sign', () => {
  it('are promises both ways and questions', () => {
    expect(signedLines('Met at ten\n> send the list\n<the audit date\n  ? who signs')).toEqual([
      { kind: 'i_promised', text: 'send the list' },
      { kind: 'they_promised', text: 'the audit date' },
      { kind: 'they_asked', text: 'who signs' },
    ]);
  });

  it.each(['a > b', '>', '> ', '>> quoted twice', 'What? No.', '-> arrow'])(
    'are none in "%s"',
    (notes) => {
      expect(signedLines(notes)).toEqual([]);
    },
  );
});

describe('marks while a note is written', () => {
  it('follow a line letter by letter, and keep its day', () => {
    const [first] = typed('> send');
    const dated = [{ ...first!, dueOn: '2026-12-04' }];
    const after = typed('> send the list', dated);
    expect(after).toEqual([{ ...first, text: 'send the list', dueOn: '2026-12-04' }]);
    expect(shown(typed('< send the list', after))).toEqual([
      'they_promised|send the list|2026-12-04',
    ]);
  });

  it('keep their days when a line comes before them', () => {
    const [first] = typed('> send');
    const before = [{ ...first!, dueOn: '2026-12-04' }];
    expect(shown(typed('> call\n> send', before))).toEqual([
      'i_promised|call|',
      'i_promised|send|2026-12-04',
    ]);
  });

  it('end with their line', () => {
    expect(typed('Send nothing', typed('> send'))).toEqual([]);
  });

  it('stay where they were selected, whatever becomes of the note', () => {
    const [line] = typed('> send');
    const selected: NoteMark = { ...line!, key: 99, from: 'selection' };
    expect(typed('', [selected])).toEqual([selected]);
  });

  it("are only offered in pasted text, so a quoted email doesn't create promises", () => {
    expect(pasted('> we will pay\n> on Friday').map(({ isOffered }) => isOffered)).toEqual([
      true,
      true,
    ]);
    expect(typed('> send').map(({ isOffered }) => isOffered)).toEqual([false]);
  });
});

it('finds the words of a piece across breaks of lines', () => {
  expect(isInNote('send the list', 'I will send\n  the list.')).toBe(true);
  expect(isInNote('send the list', 'I will send a list.')).toBe(false);
});

it('sends a day with promises and questions only', () => {
  const piece = { text: ' 12,000\n francs ', dueOn: '2026-12-04' };
  expect(toNewCommitment({ ...piece, kind: 'number' })).toEqual({
    kind: 'number',
    text: '12,000 francs',
    dueOn: null,
  });
  expect(toNewCommitment({ ...piece, kind: 'i_promised' }).dueOn).toBe('2026-12-04');
  expect(toNewCommitment({ ...piece, kind: 'they_asked', dueOn: '' }).dueOn).toBeNull();
});
