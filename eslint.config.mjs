import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/lint/plain-words.mjs';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.ts',
  '**/test/**',
  '**/testing/**',
  'e2e/**',
  'scripts/jest/**',
];
/** Authored texts: as long as the content is. */
const content = ['**/content/**', '**/*-texts.ts', '**/*-questions.ts', '**/migrations/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/lib/',
      '**/node_modules/',
      '.rapport*/',
      '**/test-results/',
      '**/playwright-report/',
      '**/.__mf__temp/',
      'api/client/src/{api-types,effects}.ts',
    ],
  },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'check-file': checkFile, rapport: { rules: { 'plain-words': plainWords } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Decoders, parsers and type guards give data from outside its type, so nothing needs to be asserted.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'rapport/plain-words': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // A DTO imported as a type loses its validation rules at run time.
    files: ['api/src/**/*.ts', 'api/test/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['shell/**/*.tsx', 'mf-*/**/*.{ts,tsx}', 'shared-ui/**/*.tsx', 'shell/**/*.ts'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['api/src/**', 'shell/src/**', 'mf-*/src/**'],
    ignores: ['**/env.ts', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read settings in env.ts and pass them on.',
        },
      ],
    },
  },
  { files: content, rules: { 'max-lines': 'off' } },
  {
    files: tests,
    languageOptions: { globals: globals.jest },
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['scripts/**', 'shell/origin/**', 'shell/release/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
);
