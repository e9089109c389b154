import { csvCell, restoredCell } from './csv-cell.ts';

const cellOf = (text: string) => text.slice(1, -1).replaceAll('""', '"');

it.each(['+48 600 100 200', '+4915112345678', '+48 600 100 200\n+48 22 100\n030 12'])(
  'a cell with the phone %j is written as it is',
  (value) => {
    expect(csvCell(value)).toBe(`"${value}"`);
    expect(restoredCell(value)).toBe(value);
  },
);

it.each([
  '+48 600-100',
  '+1+1',
  '=1+1',
  '+HYPERLINK("x")',
  '+48\n=1+1',
  "'+48 600",
  "''x",
  '@a',
  '-1',
  '＋1',
])('the cell %j is harmless in a spreadsheet, and comes back as it was', (value) => {
  const cell = cellOf(csvCell(value));
  expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  expect(restoredCell(cell)).toBe(value);
});

it('an apostrophe that another program put before a number is dropped', () => {
  expect(restoredCell("'+48 600 100 200")).toBe('+48 600 100 200');
});
