import { CONFIG_ELEMENT_ID, CONFIG_PATH } from '@rapport/registry';

/** The settings of one deployment of the shell. None of them are secret. */
export interface RuntimeConfig {
  environment: string;
  /** True if developers may load a remote from their own machine; see `takesOverrides`. */
  remoteOverrides: boolean;
  /** Origin of the product API, without a trailing slash. */
  apiUrl: string;
  /** Origin of the authentication service, without a trailing slash. */
  supabaseUrl: string;
  publishableKey: string;
  /** The URL for error reports; null without a receiver. */
  reportUrl: string | null;
  /** True if pages report their web vitals and the loading and rendering times of remotes to the API. */
  measurePages: boolean;
  /** Whether pages are stored for a start without a network. */
  offlinePages: boolean;
}

/** The settings are missing or invalid. The message names every wrong setting. */
export class ConfigurationFailure extends Error {
  override readonly name = 'ConfigurationFailure';
}

/**
 * Loads the settings in the page's HTML; if there are none, as behind a dev server or an origin that's older than
 * the shell, those in the origin's file.
 * @throws ConfigurationFailure if they can't be fetched or are invalid
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const inlined = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  return parseRuntimeConfig(inlined ? fromText(inlined) : await fetchConfig());
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationFailure(`${CONFIG_PATH} in the page isn't JSON`);
  }
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch(CONFIG_PATH).catch((cause: unknown) => {
    throw new ConfigurationFailure(`${CONFIG_PATH} couldn't be fetched: ${String(cause)}`);
  });
  if (!response.ok) {
    throw new ConfigurationFailure(`${CONFIG_PATH} answered ${response.status}`);
  }
  return response.json().catch(() => {
    throw new ConfigurationFailure(`${CONFIG_PATH} isn't JSON`);
  });
}

/**
 * Parses settings from the page or the network.
 * @throws ConfigurationFailure that names every missing or malformed setting
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const settings = asRecord(value);
  const problems: string[] = [];
  const origin = (name: string) => {
    const found = settings[name];
    if (isOrigin(found)) return new URL(found).origin;
    problems.push(`${name} must be an http(s) address`);
    return '';
  };
  const text = (name: string) => {
    const found = settings[name];
    if (typeof found === 'string' && found !== '') return found;
    problems.push(`${name} is missing`);
    return '';
  };
  const { reportUrl } = settings;
  const config = {
    environment: text('environment'),
    // Only a literal `true` allows code from elsewhere on the page.
    remoteOverrides: settings['remoteOverrides'] === true,
    apiUrl: origin('apiUrl'),
    supabaseUrl: origin('supabaseUrl'),
    publishableKey: text('publishableKey'),
    reportUrl: typeof reportUrl === 'string' && URL.canParse(reportUrl) ? reportUrl : null,
    measurePages: settings['measurePages'] === true,
    offlinePages: settings['offlinePages'] !== false,
  };
  if (problems.length > 0) throw new ConfigurationFailure(`${CONFIG_PATH}: ${problems.join(', ')}`);
  return config;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}
