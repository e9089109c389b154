import { DIMENSION_LETTERS, type WorkStyleDimension } from '@rapport/contracts';
import { GROUP } from '../content/group.ts';
import { type AxisEstimate } from './estimate.ts';
import { type GroupMember, groupOf } from './group.ts';

const certain = { state: 'certain', k: 0.8 } as const;
const open = { state: 'open', k: 0.1 } as const;

/** A member by their letters; a lowercase letter is open. */
function member(name: string, letters: string): GroupMember {
  const [ei = 'I', sn = 'S', tf = 'T', jp = 'J'] = letters;
  const axis = (dimension: WorkStyleDimension, letter: string): AxisEstimate => {
    const [low, high] = DIMENSION_LETTERS[dimension];
    const isCertain = letter === letter.toUpperCase();
    return {
      dimension,
      letter: letter.toUpperCase() === low ? low : high,
      ...(isCertain ? certain : open),
    };
  };
  return {
    id: name,
    name,
    stated: [],
    person: {
      axes: {
        EI: axis('EI', ei),
        SN: axis('SN', sn),
        TF: axis('TF', tf),
        JP: axis('JP', jp),
      },
      motivation: { state: 'unknown', types: [], k: 0 },
    },
  };
}

const of = (...members: GroupMember[]) => groupOf(members, GROUP, 0.6);
const textsOf = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);

describe('a group', () => {
  it('lists what most have in common, by counts, and one sentence where they differ', () => {
    const { common, conflicts } = of(
      member('Dana Fox', 'ESTJ'),
      member('Priya Nair', 'INTJ'),
      member('Sam Okafor', 'ISTP'),
      member('Lee Park', 'InTj'),
      member('Kim Roe', 'ISTJ'),
    );
    expect(textsOf(common)).toEqual([
      '4 of 5 like it in writing first.',
      '3 of 5 want an example first.',
      'All 5 want your reasons first.',
      '3 of 5 want a date and a plan.',
    ]);
    expect(textsOf(conflicts)).toEqual([
      'Send the question the day before; let Dana think aloud first.',
      'Begin with an example; end with the idea behind it for Priya.',
      'Agree on the date; let Sam choose the way there.',
    ]);
    expect(conflicts[0]?.contactIds).toEqual(['Dana Fox']);
  });

  it('has nothing about fewer than two people, or about what is not certain', () => {
    expect(of(member('Dana Fox', 'ESTJ'))).toEqual({ common: [], conflicts: [] });
    expect(of(member('Dana Fox', 'estj'), member('Sam Okafor', 'infp'))).toEqual({
      common: [],
      conflicts: [],
    });
    const faint = groupOf([member('A', 'ESTJ'), member('B', 'ESTJ')], GROUP, 0.9);
    expect(faint).toEqual({ common: [], conflicts: [] });
  });

  it('uses full names for people with the same first name, and says "both" for two', () => {
    const { common, conflicts } = of(member('Dana Fox', 'EsTj'), member('Dana Roe', 'IsTj'));
    expect(textsOf(common)).toEqual(['Both want your reasons first.']);
    expect(textsOf(conflicts)).toEqual([
      'Talk it through together; send Dana Roe the question the day before.',
    ]);
  });

  it('ranks no one: the order of people changes only the order of names', () => {
    const people = [member('A', 'ENTJ'), member('B', 'ISTP'), member('C', 'ENFP')];
    expect(of(...people).common).toEqual(of(...[...people].reverse()).common);
  });
});
