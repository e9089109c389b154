import { type OpenAPIObject } from '@nestjs/swagger';

type Condition = Readonly<Record<string, unknown>>;

const CONDITIONS = new Map<string, Condition[]>();

/**
 * Says in the document what holds for the fields of a body together, as JSON Schema: `if` and `then` and their like.
 * The decorators of fields know one field each.
 */
export function AlsoHolds(...conditions: Condition[]): ClassDecorator {
  return (dto) => void CONDITIONS.set(dto.name, conditions);
}

/** Writes into the document what `AlsoHolds` says. */
export function describeConditions({ components }: OpenAPIObject): void {
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    const conditions = CONDITIONS.get(name);
    if (conditions) Object.assign(schema, { allOf: conditions });
  }
}
