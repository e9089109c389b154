import { createHash } from 'node:crypto';
import { type Mail } from './mailbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.125rem; margin: 0; }
p { margin: 0.5rem 0; overflow-wrap: anywhere; }
.text { white-space: pre-line; }
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

/** Returns text with its web addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`,
    )
    .join('');
}

/** Returns the HTML of an email on a page without scripts that can't load anything. */
export function mailPage(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation",
    },
  });
}

function article(mail: Mail): string {
  const time = `<time datetime="${escaped(mail.sentAt)}">${escaped(mail.sentAt.slice(0, 16).replace('T', ' '))} UTC</time>`;
  const link = mail.link === null ? '' : `<p><a href="${escaped(mail.link)}">Open the link</a></p>`;
  const code =
    mail.code === null ? '' : `<p>Or type the code <strong>${escaped(mail.code)}</strong></p>`;
  const html = mail.received?.html
    ? `<p><a href="/mailbox/html?id=${mail.id}">Show as a mail program does</a></p>`
    : '';
  return `<article>
<h2>${escaped(mail.subject)}</h2>
<p class="about">To ${escaped(mail.to)}, ${time}</p>
<p class="text">${linked(mail.text)}</p>
${link}${code}${html}
</article>`;
}

/** Returns the mailbox as a page that needs no script. */
export function mailboxPage(mails: Mail[]): Response {
  const list = mails.map(article).join('\n');
  const empty = '<p>No email yet. Emails from Rapport and its sign-in service appear here.</p>';
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
