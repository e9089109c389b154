import { decodeCalendar } from './decode-calendar.ts';

const windows = (text: string) => Buffer.from(text, 'latin1');

describe('decodeCalendar', () => {
  it('reads UTF-8, with or without a byte order mark', () => {
    expect(decodeCalendar(Buffer.from('SUMMARY:Jörg\r\n'))).toBe('SUMMARY:Jörg\r\n');
    expect(decodeCalendar(Buffer.from('\ufeffSUMMARY:Jörg'))).toBe('SUMMARY:Jörg');
  });

  it.each([
    ['with a byte order mark', '\ufeff'],
    ['without one', ''],
  ])('reads UTF-16 with either byte order, %s', (_, mark) => {
    const bytes = Buffer.from(`${mark}BEGIN:VCALENDAR\r\nSUMMARY:Žofie`, 'utf16le');
    const expected = 'BEGIN:VCALENDAR\r\nSUMMARY:Žofie';
    expect(decodeCalendar(bytes)).toBe(expected);
    expect(decodeCalendar(Buffer.from(bytes).swap16())).toBe(expected);
  });

  it.each(['\r\n', '\n', '\r'])('joins a letter that is split by folding, with %j', (end) => {
    const bytes = Buffer.concat([
      Buffer.from(`SUMMARY:M`),
      Buffer.from([0xc3]),
      Buffer.from(`${end} `),
      Buffer.from([0xa1]),
      Buffer.from(`ria${end}SUMMARY:Jörg und Zoë${end}`),
    ]);
    expect(decodeCalendar(bytes)).toBe('SUMMARY:Mária\nSUMMARY:Jörg und Zoë');
  });

  it('reads the characters that Windows-1252 has beyond Latin-1', () => {
    const bytes = Buffer.concat([Buffer.from('SUMMARY:'), Buffer.from([0x93, 0x80, 0x35, 0x94])]);
    expect(decodeCalendar(bytes)).toBe('SUMMARY:“€5”');
  });

  it('decodes only a line that isn’t UTF-8 as Windows-1252', () => {
    const bytes = Buffer.concat([
      windows('SUMMARY:Käthe Jäger\r\n'),
      Buffer.from('SUMMARY:Žofie Šimek\r\n'),
    ]);
    expect(decodeCalendar(bytes)).toBe('SUMMARY:Käthe Jäger\nSUMMARY:Žofie Šimek');
  });

  it('keeps the other letters of a line that is cut within a character', () => {
    const cut = Buffer.from('SUMMARY:Übersetzung schön ü').subarray(0, -1);
    const bytes = Buffer.concat([cut, Buffer.from('\r\nUID:1')]);
    expect(decodeCalendar(bytes)).toBe('SUMMARY:Übersetzung schön \ufffd\nUID:1');
  });

  it('returns an empty text for an empty file', () =>
    expect(decodeCalendar(new Uint8Array())).toBe(''));
});
