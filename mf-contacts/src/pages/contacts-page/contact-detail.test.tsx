import { api } from '@rapport/api-client';
import { CONTRACT_VERSION, type QuizDialogProps } from '@rapport/remote-api';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContactsApi } from '../../testing/fake-contacts-api.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { ContactDetail } from './contact-detail.tsx';

// A separate chunk takes longer to compile than a query waits.
beforeAll(async () => {
  await import('../../features/interactions/interactions.tsx');
  await import('../../features/recommendations/recommendations.tsx');
});

function show(contact = makeContact(), { wide = true } = {}) {
  const { shell } = fakeContactsApi({ pages: [[contact]] });
  return renderInShell(<ContactDetail contactId={contact.id} wide={wide} />, { shell });
}

describe('a contact beside the list', () => {
  it('shows a skeleton while it loads', () => {
    const { shell } = fakeContactsApi({}, { request: () => new Promise(() => {}) });
    renderInShell(<ContactDetail contactId="018f6b1e-0000-7000-8000-000000000001" wide />, {
      shell,
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact');
  });

  it("shows the list's data immediately, without waiting for the API", () => {
    const { shell } = fakeContactsApi({}, { request: () => new Promise(() => {}) });
    renderInShell(
      <ContactDetail contactId="018f6b1e-0000-7000-8000-000000000115" known={makeContact()} wide />,
      { shell },
    );
    expect(screen.getByRole('heading', { name: 'Lise Meitner' })).toBeVisible();
  });

  it('shows who the person is and how to reach them', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Lise Meitner', level: 2 })).toBeVisible();
    expect(screen.getByText('Head of Procurement')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kestrel Works' })).toHaveAttribute(
      'href',
      '/contacts?company=Kestrel+Works',
    );
    expect(screen.getByRole('link', { name: 'lise.meitner@kestrel.example' })).toHaveAttribute(
      'href',
      'mailto:lise.meitner@kestrel.example',
    );
    expect(screen.getByRole('link', { name: '+43 1 555 0142' })).toHaveAttribute(
      'href',
      'tel:+4315550142',
    );
    const profile = screen.getByRole('link', { name: 'LinkedIn profile' });
    expect(profile).toHaveAttribute('href', 'https://www.linkedin.com/in/lise-meitner');
    expect(profile).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('button', { name: 'Update Personality Assessment' })).toBeVisible();
  });

  it.each([true, false])(
    'says of someone who objected that there is no estimate, and leads to none (wide: %s)',
    async (wide) => {
      show(makeBareContact({ objectedAt: '2026-05-03T09:00:00.000Z' }), { wide });
      expect(
        await screen.findByRole('heading', { name: 'They objected, so no estimate is kept' }),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: /Assessment/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Assessment/ })).not.toBeInTheDocument();
    },
  );

  it('never links to an address that is not safe', async () => {
    show(makeContact({ linkedinUrl: 'javascript:alert(1)', primaryEmail: 'a@b?cc=c@d' }));
    expect(await screen.findByText('LinkedIn profile')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'LinkedIn profile' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /a@b/ })).not.toBeInTheDocument();
  });

  it('shows labels, and confidence in words and number, beside what comes next', async () => {
    show();
    const summary = within(await screen.findByRole('region', { name: 'Work style' }));
    expect(summary.getByText('Long-Range Strategist')).toBeVisible();
    expect(summary.getByText('73%')).toBeVisible();
    expect(summary.getByText('fair, one letter open')).toBeVisible();
    expect(
      summary.getByRole('img', {
        name: 'Work style INTJ: Inward; Concrete or Conceptual, still open; Logic; Planned',
      }),
    ).toBeVisible();
    expect(summary.getByText('Motivation type 1')).toBeVisible();
    expect(summary.getByText('Excellence-Driven')).toBeVisible();
    expect(summary.getByText('72%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log interaction' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Recent interactions' })).toBeVisible();
  });

  it('shows label and confidence in Core Identity, and the notes in Development Areas', async () => {
    show();
    const identity = within(await screen.findByRole('region', { name: 'Core Identity' }));
    expect(
      identity.getByText(
        'Long-Range Strategist: 73%, fair, or Dependable Organizer (one letter open)',
      ),
    ).toBeVisible();
    expect(identity.getByText(/^Excellence-Driven: 72%/)).toBeVisible();
    const development = within(screen.getByRole('region', { name: 'Development Areas' }));
    expect(
      development.getByText(/letter for concrete or conceptual is less definitive/),
    ).toBeVisible();
  });

  it.each([
    ['Core Identity', /^They plan first and work through it/],
    ['Communication', /^They listen first and answer once they have thought/],
    ['Development Areas', /^Praise the plan, then ask what could stay open/],
  ])('has a card %s', async (title, text) => {
    show();
    const card = await screen.findByRole('region', { name: title });
    expect(await within(card).findByText(text)).toBeVisible();
  });

  it('keeps labels, confidence and notes when the texts cannot be loaded', async () => {
    const contact = makeContact();
    const { shell, calls } = fakeContactsApi({
      pages: [[contact]],
      guidanceError: () => requestError('HTTP 503', 503),
    });
    renderInShell(<ContactDetail contactId={contact.id} wide />, { shell });
    expect(await screen.findByText("Couldn't load the profile texts.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Core Identity' })).toHaveTextContent(
      'Long-Range Strategist: 73%',
    );
    expect(screen.getByRole('region', { name: 'Development Areas' })).toHaveTextContent(
      'less definitive',
    );
    expect(calls.filter((call) => /guidance|personality/.test(call))).toEqual([
      `GET /api/guidance/${contact.id}`,
    ]);
  });

  it('reports a missing profile, and offers the quiz', async () => {
    show(makeBareContact());
    expect(
      await screen.findByRole('heading', { name: 'No Personality Profile Available' }),
    ).toBeVisible();
    expect(screen.getByText(/what you have seen Emmy do/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take Assessment' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Core Identity' })).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Attention' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Log interaction' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Recent interactions' })).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    let failing = true;
    const contact = makeContact();
    const { shell: working } = fakeContactsApi({ pages: [[contact]] });
    const unlessFailing = (ask: (...call: never[]) => Promise<never>) =>
      ((...call: never[]) =>
        failing
          ? Promise.reject(requestError('HTTP 503 - Service Unavailable', 503))
          : ask(...call)) as never;
    const shell = {
      ...working,
      request: unlessFailing(working.request as never),
      requestWithHeaders: unlessFailing(working.requestWithHeaders as never),
    };
    renderInShell(<ContactDetail contactId={contact.id} wide />, { shell });
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load this contact');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Lise Meitner' })).toBeVisible();
  });
});

describe('the quiz about a contact without a profile', () => {
  function QuizDialog({ onClose }: QuizDialogProps) {
    return (
      <div role="dialog">
        <button onClick={onClose}>Close quiz</button>
      </div>
    );
  }

  it('stays open when its saved result replaces the button that opened it', async () => {
    const emmy = makeBareContact();
    const { shell } = fakeContactsApi(
      { pages: [[emmy]] },
      { loadRemoteModule: () => Promise.resolve({ contract: CONTRACT_VERSION, QuizDialog }) },
    );
    const { queryClient } = renderInShell(<ContactDetail contactId={emmy.id} wide />, {
      shell,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take Assessment' }));
    await screen.findByRole('dialog');
    act(() => {
      queryClient.setQueryData(
        [api.get('/api/contacts/{id}', { id: emmy.id }).path],
        makeContact({ id: emmy.id, displayName: emmy.displayName }),
      );
    });
    expect(await screen.findByText('Long-Range Strategist')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close quiz' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update Personality Assessment' })).toHaveFocus(),
    );
  });
});

describe('a contact on a narrow screen', () => {
  it('has the tabs Style, History and Tips', async () => {
    show(makeContact(), { wide: false });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Style', 'History', 'Tips']);
    expect(screen.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Long-Range Strategist')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    expect(
      await within(screen.getByRole('tabpanel')).findByRole('list', { name: 'Interactions' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Tips' }));
    expect(await screen.findByRole('radiogroup', { name: 'Situation' })).toBeVisible();
  });

  it('leads to the assessment page', async () => {
    show(makeContact(), { wide: false });
    expect(
      await screen.findByRole('link', { name: 'Update Personality Assessment' }),
    ).toHaveAttribute('href', '/assessment/018f6b1e-0000-7000-8000-000000000115');
  });

  it('offers the assessment before there is a profile as well', async () => {
    show(makeBareContact(), { wide: false });
    expect(
      await screen.findByRole('link', { name: 'Update Personality Assessment' }),
    ).toHaveAttribute('href', '/assessment/018f6b1e-0000-7000-8000-000000000e33');
  });

  it('shows email, phone and profile as text, linked only where that is safe', async () => {
    show(makeContact({ primaryPhone: 'ask Otto', linkedinUrl: 'javascript:alert(1)' }), {
      wide: false,
    });
    expect(
      await screen.findByRole('link', { name: 'lise.meitner@kestrel.example' }),
    ).toHaveAttribute('href', 'mailto:lise.meitner@kestrel.example');
    expect(screen.getByText('ask Otto')).toBeVisible();
    expect(screen.getByText('LinkedIn profile')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ask Otto' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'LinkedIn profile' })).not.toBeInTheDocument();
  });

  it('shows missing data as missing', async () => {
    show(makeBareContact(), { wide: false });
    expect(await screen.findByText('No Personality Profile Available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/assessment/018f6b1e-0000-7000-8000-000000000e33',
    );
    expect(
      await within(screen.getByRole('region', { name: 'Attention' })).findByText('Next steps'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Tips' }));
    expect(await screen.findByRole('radiogroup', { name: 'Situation' })).toBeVisible();
  });
});
