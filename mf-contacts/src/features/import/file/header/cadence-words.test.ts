import { cadenceOf } from './cadence-words.ts';

it.each<[string, number]>([
  ['90', 90],
  ['90 days', 90],
  ['30d', 30],
  ['Every 3 months', 90],
  ['every three months', 90],
  ['Every other week', 14],
  ['Every 6 weeks', 42],
  ['6 weeks', 42],
  ['quarterly', 90],
  ['Every quarter', 90],
  ['Monthly', 30],
  ['Weekly', 7],
  ['Biweekly', 14],
  ['Fortnightly', 14],
  ['Yearly', 365],
  ['Annually', 365],
  ['once a year', 365],
  ['Twice a year', 183],
  ['4x per year', 91],
  ['4 times a year', 91],
  ['Every 6 months', 180],
  ['Semi-annually', 182],
  ['alle 6 Wochen', 42],
  ['Vierteljährlich', 90],
  ['halbjährlich', 182],
  ['jährlich', 365],
  ['monatlich', 30],
  ['Tous les 3 mois', 90],
  ['mensuel', 30],
  ['trimestriel', 90],
  ['hebdomadaire', 7],
  ['tous les ans', 365],
  ['cada 2 meses', 60],
  ['Trimestral', 90],
  ['anual', 365],
  ['ogni 2 mesi', 60],
  ['settimanale', 7],
  ['elk kwartaal', 90],
  ['elke 3 maanden', 90],
  ['mensal', 30],
  ['a cada 15 dias', 15],
  ['var tredje månad', 90],
  ['раз в месяц', 30],
])('%s is every %d days', (text, days) => {
  expect(cadenceOf(text)).toBe(days);
});

it.each(['', '0', '731', 'never', 'As needed', 'Ann', 'every 9 years', 'VIP'])(
  '“%s” is no cadence',
  (text) => {
    expect(cadenceOf(text)).toBeNull();
  },
);
