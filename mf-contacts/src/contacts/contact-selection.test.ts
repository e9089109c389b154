import {
  extendSelection,
  EMPTY_SELECTION,
  selectWholeView,
  toggleSelected,
} from './contact-selection.ts';

const LOADED = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: picked }: { ids: ReadonlySet<string> }) => [...picked].sort().join('');

describe('picking contacts', () => {
  it('picks one and takes it out again', () => {
    const one = toggleSelected(EMPTY_SELECTION, 'b', LOADED);
    expect(ids(one)).toBe('b');
    expect(ids(toggleSelected(one, 'b', LOADED))).toBe('');
  });

  it('moves the end of a range without losing what was picked before', () => {
    const start = toggleSelected(toggleSelected(EMPTY_SELECTION, 'a', LOADED), 'c', LOADED);
    const longer = extendSelection(start, { from: 'c', to: 'e', loaded: LOADED });
    expect(ids(longer)).toBe('acde');
    expect(ids(extendSelection(longer, { from: 'e', to: 'd', loaded: LOADED }))).toBe('acd');
    expect(ids(extendSelection(longer, { from: 'e', to: 'b', loaded: LOADED }))).toBe('abc');
  });

  it('begins a range where the focus is when nothing was picked', () => {
    expect(ids(extendSelection(EMPTY_SELECTION, { from: 'b', to: 'c', loaded: LOADED }))).toBe(
      'bc',
    );
  });

  it('leaves those that are loaded when one of everyone is taken out', () => {
    const rest = toggleSelected(selectWholeView(LOADED), 'c', LOADED);
    expect(ids(rest)).toBe('abde');
    expect(rest.wholeView).toBe(false);
  });
});
