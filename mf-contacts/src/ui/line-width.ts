import { theme } from '@rapport/shared-ui';

/** The most that a line of text takes: about 75 letters, where `ch` counts the wider digit 0. */
export const LINE_WIDTH = `calc(0.88 * ${theme.size.measure})`;
