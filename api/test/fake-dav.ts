import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

interface StoredCard {
  text: string;
  etag: string;
  revision: number;
}

const HOME = '/ada/';
const LOGIN = `Basic ${Buffer.from('ada:app-password').toString('base64')}`;
const NAMES: Record<string, string> = { '/ada/book/': 'Contacts', '/ada/team/': 'Team' };
const CALENDAR_HOME = '/ada/calendars/';
/** With the component that each takes. */
const CALENDARS: Record<string, readonly [name: string, component: string]> = {
  '/ada/calendars/work/': ['Work', 'VEVENT'],
  '/ada/calendars/home/': ['Home', 'VEVENT'],
  '/ada/calendars/tasks/': ['Tasks', 'VTODO'],
};
const OK = 'HTTP/1.1 200 OK';

/** A server in the test's process, with two address books, two calendars, and a list of tasks. */
export function fakeDav() {
  const cards = new Map<string, StoredCard>();
  const deleted = new Map<string, number>();
  const asked: string[] = [];
  const books = { ...NAMES };
  const calendars = { ...CALENDARS };
  let revision = 1;
  let lost: string | null = null;
  let hasBooks = true;
  let fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null = null;

  const put = (href: string, text: string) => {
    revision += 1;
    cards.set(href, { text, etag: `"${revision}"`, revision });
    deleted.delete(href);
  };
  const remove = (href: string) => {
    revision += 1;
    cards.delete(href);
    deleted.set(href, revision);
  };
  const inside = (collection: string) => [...cards].filter(([href]) => href.startsWith(collection));

  function propfind(path: string, depth: string): string {
    if (path === '/') {
      return of(
        path,
        '<d:current-user-principal><d:href>/ada/</d:href></d:current-user-principal>',
      );
    }
    const isHome = path === HOME;
    const found = isHome && depth === '0' ? homeSet() : '';
    const foundBooks = Object.entries(books)
      .filter(([href]) => hasBooks && (isHome ? depth === '1' : href === path))
      .map(([href, name]) =>
        of(
          href,
          `<d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><c:addressbook/></d:resourcetype>
           <d:current-user-privilege-set><d:privilege><d:write/></d:privilege></d:current-user-privilege-set>
           <d:supported-report-set><d:supported-report><d:report><d:sync-collection/></d:report></d:supported-report></d:supported-report-set>`,
        ),
      );
    const foundCalendars = Object.entries(calendars)
      .filter(([href]) => (path === CALENDAR_HOME ? depth === '1' : href === path))
      .map(([href, [name, component]]) =>
        of(
          href,
          `<d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><cal:calendar/></d:resourcetype>
           <cal:supported-calendar-component-set><cal:comp name="${component}"/></cal:supported-calendar-component-set>
           <cs:getctag xmlns:cs="http://calendarserver.org/ns/">${revision}</cs:getctag>`,
        ),
      );
    const members =
      isHome || depth === '0' ? [] : inside(path).map(([href, { etag }]) => tag(href, etag));
    return [found, ...foundBooks, ...foundCalendars, ...members].join('');
  }

  function report(path: string, body: string): string | null {
    if (body.includes('addressbook-multiget')) {
      const hrefs = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, href = '']) => href);
      return hrefs
        .map((href) => {
          const card = cards.get(href);
          if (!card) return missing(href);
          return of(
            href,
            `<d:getetag>${escaped(card.etag)}</d:getetag><c:address-data>${escaped(card.text)}</c:address-data>`,
          );
        })
        .join('');
    }
    if (body.includes('calendar-query')) {
      const [, from = '', to = ''] = /start="(\w+)" end="(\w+)"/.exec(body) ?? [];
      const events = inside(path).filter(([, { text }]) => {
        const [, start = from] = /BEGIN:VEVENT[^]*?DTSTART[^:]*:(\w+)/.exec(text) ?? [];
        return text.includes('RRULE') || (start >= from && start < to);
      });
      return events
        .map(([href, { etag, text }]) =>
          of(
            href,
            `<d:getetag>${escaped(etag)}</d:getetag><cal:calendar-data>${escaped(text)}</cal:calendar-data>`,
          ),
        )
        .join('');
    }
    const token = /<d:sync-token>([^<]*)</.exec(body)?.[1] ?? '';
    const since = Number(token.replace('urn:rev:', '') || 0);
    if (token !== '' && since === 0) return null;
    const changed = inside(path).filter(([, card]) => card.revision > since);
    const gone = [...deleted].filter(
      ([href, at]) => since > 0 && href.startsWith(path) && at > since,
    );
    return `${changed.map(([href, { etag }]) => tag(href, etag)).join('')}${gone
      .map(([href]) => missing(href))
      .join('')}<d:sync-token>urn:rev:${revision}</d:sync-token>`;
  }

  const listener: RequestListener = (request, response) => {
    const { method = '', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${method} ${url}`);
      const body = Buffer.concat(chunks).toString('utf8');
      const say = (status: number, text = '', more: Record<string, string> = {}) => {
        if (method === lost) response.destroy();
        else response.writeHead(status, more).end(text);
      };
      if (fault?.(request, response) === true) return;
      if (headers.authorization !== LOGIN) return say(401, '', { 'WWW-Authenticate': 'Basic' });
      const there = cards.get(url);
      if (method === 'PROPFIND') return say(207, all(propfind(url, String(headers.depth))));
      if (method === 'REPORT') {
        const text = report(url, body);
        return text === null ? say(403, '<d:valid-sync-token/>') : say(207, all(text));
      }
      const isWrong =
        (headers['if-none-match'] === '*' && there !== undefined) ||
        (headers['if-match'] !== undefined && headers['if-match'] !== there?.etag);
      if (isWrong) return say(412);
      if (method === 'PUT') {
        put(url, body);
        return say(201);
      }
      if (method === 'DELETE') {
        remove(url);
        return say(204);
      }
      say(405);
    });
  };

  return {
    listener,
    put,
    remove,
    /** Changes a card without a sign of it. */
    putSecretly: (href: string, text: string) => {
      const { etag = '"0"', revision: at = 0 } = cards.get(href) ?? {};
      cards.set(href, { text, etag, revision: at });
    },
    asked,
    /** Makes a calendar, or names one differently. */
    nameCalendar: (href: string, name: string) => {
      calendars[href] = [name, 'VEVENT'];
    },
    /** Makes an address book, or names one differently. */
    nameBook: (href: string, name: string) => {
      books[href] = name;
    },
    /** Forgets everything. */
    clear: () => {
      cards.clear();
      deleted.clear();
      asked.length = 0;
      fault = null;
      lost = null;
      hasBooks = true;
      for (const href of Object.keys(books)) delete books[href];
      Object.assign(books, NAMES);
      for (const href of Object.keys(calendars)) delete calendars[href];
      Object.assign(calendars, CALENDARS);
    },
    /** Leaves the account without address books. */
    hideAddressBooks: () => {
      hasBooks = false;
    },
    texts: () => [...cards.values()].map(({ text }) => text),
    text: (href: string) => cards.get(href)?.text ?? '',
    hrefs: () => [...cards.keys()],
    /** Does what requests of a method ask for, and never answers them. */
    loseAnswers: (method: string | null) => {
      lost = method;
    },
    /** @param given returns whether it has answered the request */
    failWith: (given: typeof fault) => {
      fault = given;
    },
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');
const all = (inner: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav" xmlns:cal="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`;
const of = (href: string, properties: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>${OK}</d:status></d:propstat></d:response>`;
const tag = (href: string, etag: string) => of(href, `<d:getetag>${escaped(etag)}</d:getetag>`);
const missing = (href: string) =>
  `<d:response><d:href>${href}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
const homeSet = () =>
  of(
    HOME,
    `<c:addressbook-home-set><d:href>${HOME}</d:href></c:addressbook-home-set>
     <cal:calendar-home-set><d:href>${CALENDAR_HOME}</d:href></cal:calendar-home-set>`,
  );
