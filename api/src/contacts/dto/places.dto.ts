import { ApiProperty } from '@nestjs/swagger';

/** The names of one kind of place. */
function NamesField(what: string, example: string): PropertyDecorator {
  return ApiProperty({
    type: [String],
    description: `${what} by name, as most contacts have it; the 200 of the most contacts`,
    example: [example],
  });
}

/** Response of GET /api/contacts/places: the places that a list can be filtered by. */
export class PlacesDto {
  @NamesField('Cities of addresses', 'Bern')
  city: string[];

  @NamesField('Countries of addresses, in English,', 'Switzerland')
  country: string[];

  @NamesField('Departments', 'Hydrology')
  department: string[];

  @NamesField('Organizations', 'Engines Ltd')
  company: string[];
}
