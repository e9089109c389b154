import { createGlobalStyle, css } from 'styled-components';
import { media } from './media.ts';
import { themeVariables } from './theme-variables.ts';
import { theme } from './theme.ts';

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font: ${theme.font.body};
    font-feature-settings: 'cv11', 'ss03';
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    /* A name without a space wraps only if it's wider than its line. */
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    font: inherit;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
  }

  a {
    color: ${theme.color.accentText};
    text-decoration: none;
    text-underline-offset: 0.2em;
  }

  a:hover {
    text-decoration: underline;
  }

  /* Keeps a right-to-left name next to its picture and aligned with the others. */
  [dir='auto']:not(input, textarea) {
    text-align: left;
  }

  img,
  svg {
    display: block;
  }

  svg {
    flex: none;
  }

  :focus-visible {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.ringOffset};
  }

  /* Headings and regions take the focus when a page changes; a ring around them says nothing. */
  :is(h1, h2, h3, main, [role='dialog'], [role='alertdialog'])[tabindex='-1']:focus-visible {
    outline: none;
  }
`;

/**
 * A window narrower than 15rem is a phone with text twice as large. Words break there before they're cut off, and
 * almost nothing makes the page wider than the window.
 */
const enlarged = css`
  @media screen and (max-width: 15rem) {
    body {
      overflow-wrap: anywhere;
      hyphens: auto;
    }

    *,
    *::before,
    *::after {
      min-width: 0 !important;
    }

    :is(button, label, [role='tab']) {
      white-space: normal !important;
    }
  }
`;

/** Bars, rings, and badges carry meaning, so their color is printed; collapsed content is expanded. */
const paper = css`
  ${media.print} {
    *,
    *::before,
    *::after {
      print-color-adjust: exact;
    }

    body {
      background: ${theme.color.surface};
    }

    h1,
    h2,
    h3,
    h4,
    summary {
      break-after: avoid;
    }

    li,
    dd {
      break-inside: avoid;
    }

    details::details-content {
      display: block;
      content-visibility: visible;
    }

    summary {
      list-style: none;
    }
  }
`;

/** Variables of both themes, reset, focus ring, and body. Rendered once, by the page's owner. */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}
  ${reset}
  ${enlarged}
  ${paper}
`;
