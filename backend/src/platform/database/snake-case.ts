import { DefaultNamingStrategy } from 'typeorm';

export class SnakeCase extends DefaultNamingStrategy {
  override columnName = (property: string, custom: string | undefined) =>
    custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
