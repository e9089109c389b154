import { DefaultNamingStrategy } from 'typeorm';

/** Maps properties like `lastUpdateTime` to columns like `last_update_time`. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return custom ?? [...prefixes, property].map(snakeCase).join('_');
  }
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
