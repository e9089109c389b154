/** What a script without React and styled-components may use of the theme and the components. */
export { colorOfName, initials } from './components/avatar/initials.ts';
export { darkColors, lightColors, type ColorName } from './theme/colors.ts';
