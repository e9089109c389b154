import { motivationLabel, workStyleLabel } from './labels.ts';
import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from './types.ts';

describe('labels', () => {
  it('are different for every work style and every motivation type', () => {
    const labels = [
      ...WORK_STYLE_TYPES.map(workStyleLabel),
      ...MOTIVATION_TYPES.map(motivationLabel),
    ];
    expect(new Set(labels).size).toBe(25);
    expect(labels).not.toContain('Balanced Professional');
    expect(labels).not.toContain('Multi-Faceted');
  });

  it.each([
    ['ISTJ', 'Dependable Organizer'],
    ['INFP', 'Values-Led Creator'],
    ['ENTJ', 'Direction Setter'],
    ['XXXX', 'Balanced Professional'],
    ['istj', 'Balanced Professional'],
    ['', 'Balanced Professional'],
    [null, 'Balanced Professional'],
    [undefined, 'Balanced Professional'],
  ])('of the work style %j is %s', (type, label) => {
    expect(workStyleLabel(type)).toBe(label);
  });

  it.each([
    [1, 'Excellence-Driven'],
    [9, 'Harmony-Seeking'],
    [0, 'Multi-Faceted'],
    [10, 'Multi-Faceted'],
    [1.5, 'Multi-Faceted'],
    [null, 'Multi-Faceted'],
    [undefined, 'Multi-Faceted'],
  ])('of the motivation type %j is %s', (type, label) => {
    expect(motivationLabel(type)).toBe(label);
  });
});
