/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { makeContact } from '../testing/make-contact.ts';
import { drawList } from './draw-list.ts';

function draw(contacts: unknown, total: string | null = '2', sort: string | null = null) {
  const page = document.createElement('div');
  drawList(page, contacts, { total, sort });
  document.body.replaceChildren(page);
  return page;
}

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('ul[aria-label="Contacts"] > li')].map((row) => row.textContent);

describe('drawList', () => {
  it('shows who they are and what their rows offer', () => {
    const page = draw([
      makeContact({ id: 'a', displayName: 'Ada Lovelace', assessmentComplete: true }),
      makeContact({ id: 'b', displayName: 'Bob', assessmentComplete: false }),
    ]);
    expect(page.querySelector('p')).toHaveTextContent('Contacts 2');
    const [ada, bob] = rowsOf(page);
    expect(ada).toMatch(/^Ada Lovelace.*Assessment CompleteView Assessment$/);
    expect(bob).toMatch(/^Bob.*Take Assessment$/);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/contacts?selected=a',
      '/assessment/a',
      '/contacts?selected=b',
      '/assessment/b',
    ]);
  });

  it('has the times that the rows of the page have', () => {
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const contact = makeContact({
      displayName: 'Ada',
      lastUpdateTime: hoursFromNow(-3),
      lastInteractionAt: hoursFromNow(-48),
      nextDueAt: hoursFromNow(-1),
    });
    const smallOf = (page: HTMLElement) =>
      [...page.querySelectorAll('li small')].map(({ textContent }) => textContent);
    expect(smallOf(draw([contact]))).toEqual(['Due', '3 h']);
    expect(smallOf(draw([contact], '1', 'name'))).toEqual(['Due', '2 d']);
    const never = { ...contact, lastInteractionAt: null, nextDueAt: hoursFromNow(24 * 9) };
    expect(smallOf(draw([never], '1', 'name'))).toEqual(['Due in 9 d', 'No contact yet']);
  });

  it('offers no assessment of someone who objected', () => {
    const [row] = rowsOf(draw([makeContact({ objectedAt: '2026-01-01T00:00:00.000Z' })]));
    expect(row).toMatch(/Objected$/);
  });

  it('shows a name that looks like code as text', () => {
    const page = draw([makeContact({ displayName: '<img src=x onerror=alert(1)>\u202e' })]);
    expect(page.querySelector('img')).toBeNull();
    expect(rowsOf(page)[0]).toContain('<img src=x onerror=alert(1)>⟨U+202E⟩');
  });

  it.each([[[]], [null], [{ contacts: [] }], ['text']])('draws nothing for %j', (answer) => {
    expect(draw(answer)).toBeEmptyDOMElement();
  });

  it('draws what it can of contacts that it cannot read', () => {
    expect(rowsOf(draw([null, { id: 7 }], null))).toHaveLength(2);
  });
});
