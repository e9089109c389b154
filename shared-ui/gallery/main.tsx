import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyThemeChoice, GlobalStyle } from '../src/index.ts';
import '../src/theme/fonts.css';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

applyThemeChoice();
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <Gallery />
  </StrictMode>,
);
