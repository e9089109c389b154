import { extendPick, NONE_PICKED, pickEverybody, togglePick } from './picked.ts';

const LOADED = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: picked }: { ids: ReadonlySet<string> }) => [...picked].sort().join('');

describe('picking contacts', () => {
  it('picks one and takes it out again', () => {
    const one = togglePick(NONE_PICKED, 'b', LOADED);
    expect(ids(one)).toBe('b');
    expect(ids(togglePick(one, 'b', LOADED))).toBe('');
  });

  it('moves the end of a range without losing what was picked before', () => {
    const start = togglePick(togglePick(NONE_PICKED, 'a', LOADED), 'c', LOADED);
    const longer = extendPick(start, { from: 'c', to: 'e', loaded: LOADED });
    expect(ids(longer)).toBe('acde');
    expect(ids(extendPick(longer, { from: 'e', to: 'd', loaded: LOADED }))).toBe('acd');
    expect(ids(extendPick(longer, { from: 'e', to: 'b', loaded: LOADED }))).toBe('abc');
  });

  it('begins a range where the focus is when nothing was picked', () => {
    expect(ids(extendPick(NONE_PICKED, { from: 'b', to: 'c', loaded: LOADED }))).toBe('bc');
  });

  it('leaves those that are loaded when one of everyone is taken out', () => {
    const rest = togglePick(pickEverybody(LOADED), 'c', LOADED);
    expect(ids(rest)).toBe('abde');
    expect(rest.everybody).toBe(false);
  });
});
