import { csvCell, restoredCell } from './csv-cell.ts';

const cellOf = (text: string) => text.slice(1, -1).replaceAll('""', '"');

it.each([
  '+48 600 100 200',
  '+4915112345678',
  '+48 600 100 200\n+48 22 100\n030 12',
  '+48 600-100',
  '+1 (505) 867-5309',
  '+44 (0)20 7946 0018',
  '+33\u00a06\u00a012\u00a034\u00a056\u00a078',
  '+44 7700 900 126 ext. 12\n(505) 867-5309',
  '+1 505 867 5309 x12',
])('a cell with the phone %j is written unchanged', (value) => {
  expect(csvCell(value)).toBe(`"${value}"`);
  expect(restoredCell(value)).toBe(value);
});

it.each([
  '+1-505-867-5309',
  '+1.505.867.5309',
  '+48 -100',
  '+48 600-100\n-1',
  '+48 600-100+1',
  '+1+1',
  '=1+1',
  '+HYPERLINK("x")',
  '+48\n=1+1',
  "'+48 600",
  "''x",
  '@a',
  '-1',
  '＋1',
])('the cell %j is harmless in a spreadsheet, and reads back unchanged', (value) => {
  const cell = cellOf(csvCell(value));
  expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  expect(restoredCell(cell)).toBe(value);
});

it('an apostrophe that another program put before a number is removed', () => {
  expect(restoredCell("'+48 600 100 200")).toBe('+48 600 100 200');
});
