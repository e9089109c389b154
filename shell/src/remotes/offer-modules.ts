import { init } from '@module-federation/runtime';
import * as runtime from '@module-federation/runtime/core';
import * as remoteApi from '@rapport/remote-api';
import { sharedVersion as apiVersion } from '@rapport/remote-api/package.json';
import * as query from '@rapport/remote-api/query';
import * as router from '@rapport/remote-api/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';

/**
 * Makes the page the host of the federation: it shares the singletons (those of `SINGLETONS` in the remote kit, and
 * their parts) and the federation runtime itself, for remotes that were built with `externalRuntime`. The shell
 * imports the singletons like any module, because no one else provides them.
 */
export function offerModules(): void {
  const offer = (version: string, module: unknown) => ({
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  Object.assign(runtime.Global, { _FEDERATION_RUNTIME_CORE: runtime });
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: offer(react.version, react),
      'react/jsx-runtime': offer(react.version, jsxRuntime),
      'react-dom': offer(reactDom.version, reactDom),
      'react-dom/client': offer(reactDom.version, reactDomClient),
      'styled-components': offer(styledComponents.version, styledComponents),
      '@rapport/remote-api': offer(apiVersion, remoteApi),
      '@rapport/remote-api/query': offer(apiVersion, query),
      '@rapport/remote-api/router': offer(apiVersion, router),
    },
  });
}
