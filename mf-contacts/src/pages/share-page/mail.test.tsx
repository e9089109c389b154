import { readMail } from './mail.ts';

const read = (...lines: string[]) => readMail(new File([lines.join('\r\n')], 'mail.eml'));
const HEAD = ['From: Ada <Ada@example.com>', 'Date: Mon, 02 Nov 2026 10:30:00 +0100'];

it('reads the subject, the time, the text, and each person once', async () => {
  const mail = await read(
    ...HEAD,
    'To: "Grace Hopper" <grace@example.com>, Team: ada@example.com, lise@example.com;',
    'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Sch=C3=B6n.  ',
    '',
    '',
    '',
    'Ada',
  );
  expect(mail).toEqual({
    subject: 'Grüße',
    sentAt: new Date('2026-11-02T09:30:00Z'),
    text: 'Schön.\n\nAda',
    people: [
      { name: '', address: 'ada@example.com' },
      { name: 'Grace Hopper', address: 'grace@example.com' },
      { name: '', address: 'lise@example.com' },
    ],
  });
});

it('makes text of a mail that has only HTML, without its pictures and scripts', async () => {
  const mail = await read(
    ...HEAD,
    'Content-Type: text/html',
    '',
    '<html><head><style>p { color: red }</style></head><body>',
    '<p>The price',
    'is <b>40</b>.</p><img src="https://tracker.example/1.gif"><script>alert(1)</script>',
    '<table><tr><td>One</td><td>Two</td></tr></table>Regards<br>Ada</body></html>',
  );
  expect(mail?.text).toBe('The price is 40.\n\nOne Two\n\nRegards\nAda');
});

it('ignores attachments', async () => {
  const mail = await read(
    ...HEAD,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See the file.',
    '--b',
    'Content-Type: text/plain; name=secret.txt',
    'Content-Disposition: attachment; filename=secret.txt',
    '',
    'Secret',
    '--b--',
  );
  expect(mail?.text).toBe('See the file.');
});

it('accepts a mail that does not say when it was sent', async () => {
  expect(await read('From: ada@example.com', 'Date: yesterday', '', 'Hi')).toMatchObject({
    sentAt: null,
    text: 'Hi',
  });
});

it.each([
  ['an empty file', ''],
  ['another kind of file', '%PDF-1.7\n%%EOF'],
  ['a mail of endless parts', nested(300)],
])('refuses %s', async (_, text) => {
  expect(await read(text)).toBeNull();
});

function nested(depth: number): string {
  const parts = Array.from(
    { length: depth },
    (_, part) => `Content-Type: multipart/mixed; boundary=b${part}\r\n\r\n--b${part}`,
  );
  return [...HEAD, ...parts].join('\r\n');
}
