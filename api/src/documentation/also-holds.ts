import { type OpenAPIObject } from '@nestjs/swagger';

type Condition = Readonly<Record<string, unknown>>;

const CONDITIONS = new Map<string, Condition[]>();

/**
 * Documents conditions that span several fields of a body, as JSON Schema such as `if` and `then`. Field decorators
 * see only their own field.
 */
export function AlsoHolds(...conditions: Condition[]): ClassDecorator {
  return (dto) => void CONDITIONS.set(dto.name, conditions);
}

/** Writes the conditions of `AlsoHolds` into the document. */
export function describeConditions({ components }: OpenAPIObject): void {
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    const conditions = CONDITIONS.get(name);
    if (conditions) Object.assign(schema, { allOf: conditions });
  }
}
