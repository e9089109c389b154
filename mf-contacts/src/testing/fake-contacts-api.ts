import { type Commitment, type Contact, type Interaction } from '@rapport/api-client';
import { type RequestOptions, type ShellApi } from '@rapport/remote-api';
import { makeGuidance } from './make-guidance.ts';
import { makePersonalityProfile } from './make-personality-profile.ts';
import { makeAction, makeAttention, makeInteraction } from './make-records.ts';
import { fakeShell, requestError } from '@rapport/remote-kit/testing';

interface FakeContactsApi {
  /** Responses of the list: one array per page. */
  pages?: Contact[][];
  /** The interactions with each of them, newest first. */
  interactions?: Interaction[];
  /** The commitments of each of them. */
  commitments?: Commitment[];
  /** An error to respond with instead of the list. */
  listError?: Error;
  /** Called for every request of a profile. If it returns an error, the request fails with it. */
  profileError?: (() => Error | undefined) | undefined;
  /** The same for guidance. */
  guidanceError?: (() => Error | undefined) | undefined;
}

/** A shell with an API that has these contacts. `calls` lists all requests. */
export function fakeContactsApi(
  {
    pages = [[]],
    interactions = [makeInteraction()],
    commitments = [],
    listError,
    profileError,
    guidanceError,
  }: FakeContactsApi = {},
  overrides: Partial<ShellApi> = {},
) {
  const calls: string[] = [];
  const all = () => pages.flat();

  function answer(path: string, options: RequestOptions = {}): { data: unknown; link?: string } {
    calls.push(`${options.method ?? 'GET'} ${path}`);
    const url = new URL(path, 'http://api.test');
    if (url.pathname === '/api/contacts') {
      if (listError) throw listError;
      const page = Number(url.searchParams.get('cursor') ?? 0);
      const found = pages[page]?.filter((contact) => isWanted(contact, url.searchParams)) ?? [];
      const next = page + 1 < pages.length;
      url.searchParams.set('cursor', String(page + 1));
      return next ? { data: found, link: `<${url.href}>; rel="next"` } : { data: found };
    }
    if (url.pathname === '/api/personality-profile') {
      const error = profileError?.();
      if (error) throw error;
      return { data: makePersonalityProfile() };
    }
    const contact = all().find(({ id }) => url.pathname.endsWith(`/${id}`));
    if (contact === undefined) throw requestError('Contact not found', 404, 'CONTACT_NOT_FOUND');
    const { id: contactId } = contact;
    switch (url.pathname) {
      case `/api/health/${contactId}`:
        return { data: makeAttention({ contactId }) };
      case `/api/actions/${contactId}`:
        return { data: [makeAction({ contactId })] };
      case `/api/guidance/${contactId}`: {
        const error = guidanceError?.();
        if (error) throw error;
        return { data: makeGuidance({ contactId }) };
      }
      case `/api/commitments/${contactId}`:
        return { data: commitments };
      case `/api/interactions/${contactId}`:
        return { data: interactions };
      default:
        return { data: contact };
    }
  }

  const shell = fakeShell({
    request: async (path, options) => answer(path, options).data as never,
    requestWithHeaders: async (path, options) => {
      const { data, link } = answer(path, options);
      const isWhole = !path.includes('q=') && !path.includes('assessed') && !path.includes('due');
      const total = isWhole || !Array.isArray(data) ? all().length : data.length;
      const headers = new Headers({ 'X-Total-Count': String(total) });
      if (link) headers.set('Link', link);
      return { data: data as never, headers };
    },
    // A test that handles requests itself also handles those with headers.
    ...(overrides.request && { requestWithHeaders: fakeShell(overrides).requestWithHeaders }),
    ...overrides,
  });
  return { shell, calls };
}

/** In px. Rows are 64 px high. */
const SCREEN_HEIGHT = 800;

/** The API's search and filters, as far as these tests use them. */
function isWanted(contact: Contact, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const { displayName, organizationName, primaryEmail, matchedPhone = '' } = contact;
  const text = `${displayName} ${organizationName} ${primaryEmail} ${matchedPhone}`;
  const assessed = query.get('assessed');
  return (
    words.every((word) => text.toLowerCase().includes(word)) &&
    (assessed === null || assessed === String(contact.assessmentComplete)) &&
    query.get('due') === null &&
    (query.get('mbtiType') ?? contact.mbtiType) === contact.mbtiType
  );
}

/**
 * Mocks `matchMedia` for a wide screen; jsdom has a narrow one. Every element is as high as a screen, so that the
 * list has space for rows.
 */
export function useWideScreen(): void {
  const narrow = window.matchMedia;
  const height = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight')!;
  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', {
      configurable: true,
      get: () => SCREEN_HEIGHT,
    });
    window.matchMedia = (query) => ({
      ...narrow(query),
      matches: query.includes('min-width: 64rem'),
    });
  });
  afterEach(() => {
    window.matchMedia = narrow;
    Object.defineProperty(Element.prototype, 'clientHeight', height);
  });
}
