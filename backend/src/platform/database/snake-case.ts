import { DefaultNamingStrategy } from 'typeorm';

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export class SnakeCase extends DefaultNamingStrategy {
  override columnName = (property: string, custom: string | undefined) => custom ?? snakeCase(property);
}
