import { theme } from '@rapport/shared-ui';

/**
 * The maximum width of a line of text: about 75 letters. `ch` is the width of the digit 0, which is wider than most
 * letters.
 */
export const LINE_WIDTH = `calc(0.88 * ${theme.size.measure})`;
