import { applyThemeChoice, GlobalStyle } from '@rapport/shared-ui';
import { type ReactNode, startTransition } from 'react';
import { registryRules } from '@rapport/registry';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { assemble } from './assemble.ts';
import { forgetMailLink, mailLinkAt } from './auth/mail-link.ts';
import { SessionSpinner } from './session-spinner.tsx';
import { ConfigurationError } from './config/configuration-error.tsx';
import {
  ConfigurationFailure,
  loadRuntimeConfig,
  type RuntimeConfig,
} from './config/runtime-config.ts';
import { endStartHeader } from './header/start-header.ts';
import { keepPageOnDrop } from './keep-page-on-drop.ts';
import { loadFonts } from './load-fonts.ts';
import { logFailure } from './log.ts';
import { watchPageFailures } from './page-failures.ts';
import { afterInitialData } from './query/after-initial-data.ts';
import { adoptLinkedOverride, createOverrides, type Overrides } from './remotes/overrides.ts';
import { readRegistry } from './remotes/read-registry.ts';
import { FailurePage } from './routing/failure-page.tsx';
import { PageBoundary } from './routing/page-boundary.tsx';
import { authOnDemand } from './session/auth-on-demand.ts';

/**
 * Milliseconds from the first data to loading the client that renews sessions and signs out, which no first page
 * needs.
 */
const AUTH_PAUSE = 10_000;

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root"');
const root = createRoot(container);
const failures = watchPageFailures();
keepPageOnDrop();

function show(page: ReactNode): void {
  root.render(
    <>
      <GlobalStyle />
      <PageBoundary
        onError={(error) => failures.caught('render', 'The page failed while it was drawn.', error)}
      >
        {page}
      </PageBoundary>
    </>,
  );
}

/** Asks about each override before any of its code is loaded. */
async function askAboutOverrides(overrides: Overrides): Promise<void> {
  adoptLinkedOverride(overrides, window);
  const waiting = overrides.waiting();
  if (waiting.length === 0) return;
  endStartHeader();
  const { OverrideQuestion } = await import('./remotes/override-question.tsx');
  for (const override of waiting) {
    const yes = await new Promise<boolean>((answer) =>
      show(<OverrideQuestion key={override.remote} override={override} onAnswer={answer} />),
    );
    overrides.answer(override, yes);
  }
  show(<SessionSpinner />);
}

async function configuration(): Promise<RuntimeConfig> {
  const config = await loadRuntimeConfig();
  failures.reportTo(config);
  return config;
}

async function start(): Promise<void> {
  try {
    const settings = configuration();
    const [config, registry] = await Promise.all([
      settings,
      readRegistry(settings.then(registryRules)),
    ]);
    // The script has run for a long time; this lets pending browser tasks run.
    await new Promise((resolve) => setTimeout(resolve));
    await askAboutOverrides(createOverrides(config, () => window.sessionStorage));
    const mailLink = mailLinkAt(window.location);
    const auth = authOnDemand(config);
    await auth.begin();
    forgetMailLink();
    const parts = assemble(config, registry, auth);
    parts.session.store.subscribe(({ status }) => {
      if (status === 'signedOut' || status === 'misconfigured') endStartHeader();
    });
    parts.session.follow();
    loadFonts(parts.queryClient);
    afterInitialData(
      parts.queryClient,
      () => {
        auth.prepare().catch((error: unknown) => {
          logFailure("Couldn't fetch the authentication client.", error);
        });
      },
      AUTH_PAUSE,
    );
    // As a transition, so that the browser can paint and respond in between.
    startTransition(() => show(<App {...parts} mailLink={mailLink} />));
  } catch (error) {
    endStartHeader();
    failures.caught('start', "The page couldn't start.", error);
    show(
      error instanceof ConfigurationFailure ? (
        <ConfigurationError />
      ) : (
        <FailurePage detail={String(error)} />
      ),
    );
  }
}

applyThemeChoice();
show(<SessionSpinner />);
void start();
