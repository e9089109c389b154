import { decodeText } from './decode-text.ts';
import { decode, type Encoding } from './encodings.ts';

const TWO_BYTES: readonly string[] = ['shift_jis', 'gb18030', 'big5', 'euc-kr', 'euc-jp'];

/** An encoder for an encoding that the platform can only decode. */
function encoder(encoding: Encoding): (text: string) => Uint8Array {
  const decoder = { decode: (bytes: Uint8Array) => decode(bytes, encoding) };
  const bytesOf = new Map<string, number[]>();
  const learn = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) learn([byte]);
  if (TWO_BYTES.includes(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead += 1) {
      for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail]);
    }
  }
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const bytes = bytesOf.get(letter);
        if (!bytes) throw new Error(`${letter} is not in ${encoding}`);
        return bytes;
      }),
    );
}

const NAMES: readonly (readonly [Encoding, readonly string[][]])[] = [
  [
    'windows-1252',
    [
      ...[['Jörg Weiß'], ['Hélène Lefèvre', 'François Noël'], ['José Núñez'], ['Søren Ågård']],
      ...[['João Gonçalves', 'Conceição'], ['Björk Guðmundsdóttir'], ['Åsa Öberg'], ['André']],
      // Node decodes 0x80 to 0x9f as control characters in this encoding, so the texts don't contain them.
      ...[
        ['Renée Müller', 'Zürich'],
        ['Straße 5, Köln', '10 m²'],
      ],
    ],
  ],
  [
    'windows-1250',
    [
      ...[['Żaneta Łącka'], ['Jiří Dvořák', 'Žofie Šimek'], ['Erdős Pál', 'Szűcs Tünde']],
      ...[['Čedomir Đurić', 'Matej Žagar'], ['Małgorzata Wiśniewska'], ['Ioana Ţiriac']],
    ],
  ],
  ['iso-8859-2', [['Żaneta Łącka'], ['Jiří Dvořák', 'Žofie Šimek']]],
  [
    'windows-1251',
    [['Иван Петров', 'Мария Сидорова'], ['Ольга'], ['Сергій Їжак'], ['Милош Ђорђевић']],
  ],
  ['koi8-u', [['Иван Петров', 'Мария Сидорова']]],
  ['ibm866', [['Иван Петров', 'Мария Сидорова']]],
  ['windows-1253', [['Γιώργος Παπαδόπουλος', 'Μαρία'], ['Ελένη']]],
  ['windows-1254', [['İbrahim Yıldız', 'Ayşe Şahin'], ['Çağrı Güneş']]],
  ['windows-1255', [['נועה כהן', 'דוד לוי'], ['משה']]],
  ['windows-1256', [['ليلى الحداد', 'محمد'], ['فاطمة']]],
  ['windows-874', [['สมหญิง ใจดี'], ['นภา วงศ์สุข', 'ธนา']]],
  ['windows-1257', [['Žydrūnas Šėža'], ['Jānis Bērziņš'], ['Rūta Šimkutė']]],
  ['macintosh', [['Hélène Lefèvre', 'François Noël', 'Jörg Weiß']]],
  ['shift_jis', [['山田太郎', '佐藤花子'], ['ヤマダ タロウ'], ['鈴木'], ['株式会社さくら']]],
  ['euc-jp', [['やまだ たろう', '株式会社さくら']]],
  ['gb18030', [['王小明', '李娜'], ['张伟'], ['北京科技有限公司', '刘洋']]],
  [
    'big5',
    [
      ['陳大文', '林美玲'],
      ['台北市政府', '黃志明'],
    ],
  ],
  ['euc-kr', [['김철수', '박영희'], ['이민호'], ['삼성전자', '최수정']]],
];

const table = (names: readonly string[]) =>
  `Name,Email\r\n${names.map((name, row) => `"${name}",p${row}@x.example\r\n`).join('')}`;
const card = (name: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEND:VCARD\r\n`;
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe("the encoding of a file that isn't Unicode", () => {
  it.each(NAMES)('is found by a few names: %s', async (encoding, lists) => {
    const encode = encoder(encoding);
    for (const names of lists) {
      for (const text of [table(names), names.map(card).join('')]) {
        expect(await decodeText(encode(text))).toMatchObject({ text });
      }
    }
  });

  it.each([
    ['山田太郎', 'shift_jis'],
    ['王小明', 'gb18030'],
    ['Иван Петров', 'windows-1251'],
    ['Käthe Jäger', 'windows-1252'],
  ] as const)('is found card by card: %s beside UTF-8', async (name, encoding) => {
    const bytes = joined(encoder(encoding)(card(name)), new TextEncoder().encode(card('Žofie')));
    expect((await decodeText(bytes))?.text).toBe(card(name) + card('Žofie'));
  });

  it('is found line by line in a table of two programs', async () => {
    const bytes = joined(
      new TextEncoder().encode('Name\nŽofie Šimek\n'),
      encoder('windows-1252')('Käthe Jäger\n'),
    );
    expect((await decodeText(bytes))?.text).toBe('Name\nŽofie Šimek\nKäthe Jäger\n');
  });

  it('is the one that a card of vCard 2.1 names', async () => {
    const text = 'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=KOI8-R:Ким;Ян\nEND:VCARD\n';
    expect((await decodeText(encoder('koi8-u')(text)))?.text).toBe(text);
  });

  it('is the one that the person chose', async () => {
    const bytes = encoder('windows-1250')(table(['Novotný']));
    expect((await decodeText(bytes, 'windows-1254'))?.text).toBe(table(['Novotnı']));
  });

  it.each(['utf-16le', 'utf-16be'] as const)('is %s without a mark', async (encoding) => {
    const text = 'Имя;Почта\r\nЗлата Орлова;a@x.example\r\n';
    const view = new DataView(new ArrayBuffer(text.length * 2));
    [...text].forEach((sign, index) =>
      view.setUint16(index * 2, sign.charCodeAt(0), encoding === 'utf-16le'),
    );
    expect(await decodeText(new Uint8Array(view.buffer))).toMatchObject({ text, encoding });
  });

  it('is that of Japanese mail', async () => {
    const bytes = new TextEncoder().encode('Name\n\u001b$B;3ED\u001b(B\n');
    expect((await decodeText(bytes))?.text).toBe('Name\n山田\n');
  });
});
