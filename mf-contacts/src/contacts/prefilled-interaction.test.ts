import { askedStart } from './prefilled-interaction.ts';

const NOW = new Date('2026-11-28T10:20:00');
const start = (query: string) => askedStart(new URLSearchParams(query), NOW);

describe('defaults in a URL for planning or logging', () => {
  it('is a moment, a matter, and a type', () => {
    expect(start('day=2026-12-04&time=10:00&text=Budget&type=call')).toEqual({
      moment: '2026-12-04T10:00',
      text: 'Budget',
      type: 'call',
    });
  });

  it('has the morning of a day to come, and the time of day on others', () => {
    expect(start('day=2026-12-04').moment).toBe('2026-12-04T09:00');
    expect(start('day=2026-11-28').moment).toBe('2026-11-28T10:20');
    expect(start('day=2026-11-27').moment).toBe('2026-11-27T10:20');
  });

  it.each(['day=2026-02-31', 'day=tomorrow', 'time=10:00', 'text=%20', 'type=visit', 'day='])(
    'leaves out what is not right: %s',
    (query) => {
      expect(start(query)).toEqual({});
    },
  );

  it('marks a promise with the day when it is due', () => {
    const text = 'the price list';
    expect(start(`type=note&for=i_promised&text=${text}&day=2026-12-04`)).toEqual({
      type: 'note',
      notes: text,
      commitments: [{ kind: 'i_promised', text, dueOn: '2026-12-04' }],
    });
    expect(start(`for=no_kind&text=${text}`)).toEqual({ text });
  });

  it('has what is to be done next, and leaves out a day that is none', () => {
    expect(start('type=call&next=2026-11-29&nextText=try%20again')).toEqual({
      type: 'call',
      followUp: { day: '2026-11-29', text: 'try again' },
    });
    expect(start('next=2026-11-29')).toEqual({ followUp: { day: '2026-11-29', text: '' } });
    expect(start('next=soon&nextText=try%20again')).toEqual({});
  });

  it('has a length and a place, and leaves out a length that is none', () => {
    expect(start('duration=30&place=Leeds')).toEqual({ duration: 30, place: 'Leeds' });
    expect(start('duration=long')).toEqual({});
  });

  it('keeps the day of a time that is none', () => {
    expect(start('day=2026-12-04&time=99:99').moment).toBe('2026-12-04T09:00');
  });
});
