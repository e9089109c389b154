import { partsOfLine } from './line-address.ts';

/** Street, postal code, city, region, and country, separated by bars. */
const inBars = (text: string) => {
  const parts = partsOfLine(text);
  if (parts === null) return null;
  const { street, postalCode, city, region, country } = parts;
  return [street, postalCode, city, region ?? '', country].join('|');
};

describe('an address in one line', () => {
  it.each([
    ['Marktgasse 12, 3011 Bern, Switzerland', 'Marktgasse 12|3011|Bern||Switzerland'],
    ['Rue de la Gare 4, CH-1003 Lausanne, Suisse', 'Rue de la Gare 4|CH-1003|Lausanne||Suisse'],
    [
      'Unter den Linden 7, 10117 Berlin, Deutschland',
      'Unter den Linden 7|10117|Berlin||Deutschland',
    ],
    [
      'c/o Bauer, Hof 2, 60311 Frankfurt (Main), Germany',
      'c/o Bauer, Hof 2|60311|Frankfurt (Main)||Germany',
    ],
    ['Stephansplatz 1/3, 1010 Wien, Österreich', 'Stephansplatz 1/3|1010|Wien||Österreich'],
    ['12 rue des Lilas, 69003 Lyon, France', '12 rue des Lilas|69003|Lyon||France'],
    [
      '4 cours Mirabeau, 13100 Aix-en-Provence, France',
      '4 cours Mirabeau|13100|Aix-en-Provence||France',
    ],
    ['8 av. Foch, 75116 Paris CEDEX 16, France', '8 av. Foch|75116|Paris CEDEX 16||France'],
    ['Via Roma 1, 20121 Milano MI, Italia', 'Via Roma 1|20121|Milano|MI|Italia'],
    ['Via Roma 1, 20121 Milano (MI), Italy', 'Via Roma 1|20121|Milano|MI|Italy'],
    ["Corso Umberto 3, 67100 L'Aquila, Italy", "Corso Umberto 3|67100|L'Aquila||Italy"],
    ['Calle Mayor 5, 2º B, 28013 Madrid, España', 'Calle Mayor 5, 2º B|28013|Madrid||España'],
    [
      'Calle Mayor 5, 41001 Sevilla, Andalucía, Spain',
      'Calle Mayor 5|41001|Sevilla|Andalucía|Spain',
    ],
    [
      'Keizersgracht 12, 1015 CX Amsterdam, Netherlands',
      'Keizersgracht 12|1015 CX|Amsterdam||Netherlands',
    ],
    ["Plein 1, 2511CR 's-Gravenhage, Nederland", "Plein 1|2511CR|'s-Gravenhage||Nederland"],
    ['Storgatan 12, 111 23 Stockholm, Sweden', 'Storgatan 12|111 23|Stockholm||Sweden'],
    ['Nyhavn 5, 1051 København K, Danmark', 'Nyhavn 5|1051|København K||Danmark'],
    ['ul. Długa 3/4, 00-238 Warszawa, Polska', 'ul. Długa 3/4|00-238|Warszawa||Polska'],
    ['Rua Augusta 9, 1100-048 Lisboa, Portugal', 'Rua Augusta 9|1100-048|Lisboa||Portugal'],
    ['Vodičkova 30, 110 00 Praha 1, Czech Republic', 'Vodičkova 30|110 00|Praha 1||Czech Republic'],
    ['Storgata 5, 0155 Oslo, Norge', 'Storgata 5|0155|Oslo||Norge'],
    [
      '10 Downing Street, London SW1A 2AA, United Kingdom',
      '10 Downing Street|SW1A 2AA|London||United Kingdom',
    ],
    ['10 Downing Street, London, SW1A 2AA, UK', '10 Downing Street|SW1A 2AA|London||UK'],
    [
      '500 Howard St, Suite 300, San Francisco, CA 94105, USA',
      '500 Howard St, Suite 300|94105|San Francisco|CA|USA',
    ],
    [
      '1 Main St, St. Louis, MO 63101-1234, United States',
      '1 Main St|63101-1234|St. Louis|MO|United States',
    ],
    ['20 Bay St, Toronto, ON M5J 2N8, Canada', '20 Bay St|M5J 2N8|Toronto|ON|Canada'],
    ['5 George St, Sydney NSW 2000, Australia', '5 George St|2000|Sydney|NSW|Australia'],
    [
      'Av. Paulista 1000, Bela Vista, São Paulo - SP, 01310-100, Brasil',
      'Av. Paulista 1000, Bela Vista|01310-100|São Paulo|SP|Brasil',
    ],
  ])('is read where each part is certain: %s', (text, parts) => {
    expect(inBars(text)).toBe(parts);
  });

  it.each([
    ['has no country', 'Marktgasse 12, 3011 Bern'],
    ['has no street', '3011 Bern, Switzerland'],
    ['has no postal code', 'Marktgasse 12, Bern, Switzerland'],
    ['has the postal code of another country', 'Marktgasse 12, 30110 Bern, Switzerland'],
    ['has two places', 'Gasse 1, 3011 Bern, 8001 Zürich, Switzerland'],
    ['has two addresses', 'Gasse 1, 3011 Bern, Switzerland; Gasse 2, 8001 Zürich, Switzerland'],
    ['may have a village or a county', '1 High St, Shere, Guildford GU5 9HE, United Kingdom'],
    ['is of a country with other customs', '12 MG Road, Mumbai, Maharashtra 400001, India'],
    ['ends with a state', '1 Main St, Denver, CO 80202, CO'],
    ['has a state and no code', '1 Main St, Denver, CO, USA'],
    ['has an empty part', 'Marktgasse 12, , 3011 Bern, Switzerland'],
    ['is no address', 'Ask Marta, she knows, France'],
  ])('stays whole where it %s', (_why, text) => {
    expect(inBars(text)).toBeNull();
  });

  it('loses no letter of its text', () => {
    const text = 'Calle Mayor 5, 2º B, 41001 Sevilla, Andalucía, Spain';
    const { street, postalCode, city, region, country } = partsOfLine(text) ?? {};
    expect(`${street}, ${postalCode} ${city}, ${region}, ${country}`).toBe(text);
  });
});
