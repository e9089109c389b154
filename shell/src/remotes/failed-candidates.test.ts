import { failedCandidates } from './failed-candidates.ts';

beforeEach(() => sessionStorage.clear());

describe('failedCandidates', () => {
  it('remembers for the visit, across a reload of the page', () => {
    failedCandidates(() => sessionStorage).add('mf-contacts', '1.1.0');
    const afterReload = failedCandidates(() => sessionStorage);
    expect(afterReload.has('mf-contacts', '1.1.0')).toBe(true);
    expect(afterReload.has('mf-contacts', '1.2.0')).toBe(false);
    expect(afterReload.has('mf-coaching', '1.1.0')).toBe(false);
  });

  it('remembers for the page where storage is closed', () => {
    const closed = failedCandidates(() => {
      throw new DOMException('no', 'SecurityError');
    });
    closed.add('mf-contacts', '1.1.0');
    expect(closed.has('mf-contacts', '1.1.0')).toBe(true);
  });
});
