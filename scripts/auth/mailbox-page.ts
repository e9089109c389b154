import { createHash } from 'node:crypto';
import { type Mail } from './mailbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.125rem; margin: 0; }
p { margin: 0.5rem 0; overflow-wrap: anywhere; }
.about { opacity: 0.75; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

const ENTITIES: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function article(mail: Mail): string {
  const time = `<time datetime="${escaped(mail.sentAt)}">${escaped(mail.sentAt.slice(0, 16).replace('T', ' '))} UTC</time>`;
  const link = mail.link === null ? '' : `<p><a href="${escaped(mail.link)}">Open the link</a></p>`;
  const code =
    mail.code === null ? '' : `<p>Or type the code <strong>${escaped(mail.code)}</strong></p>`;
  return `<article>
<h2>${escaped(mail.subject)}</h2>
<p class="about">To ${escaped(mail.to)}, ${time}</p>
<p>${escaped(mail.text)}</p>
${link}${code}
</article>`;
}

/** The mailbox as a page that needs no script. */
export function mailboxPage(mails: Mail[]): Response {
  const list = mails.map(article).join('\n');
  const empty = '<p>No email yet. Emails from the sign-in service appear here.</p>';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p class="about">Emails from Rapport on this machine stay here instead of being sent. The newest comes first.</p>
${list || empty}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
