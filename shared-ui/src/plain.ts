/** The parts of the theme and the components for scripts without React and styled-components. */
export { colorOfName, initials } from './components/avatar/initials.ts';
export { darkColors, lightColors, type ColorName } from './theme/colors.ts';
