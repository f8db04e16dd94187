import { kindOf, type Kind } from './busy-barn.js';
import type { Field, Schema } from './operations.js';

const WHEN: Readonly<Record<string, string>> = {
  start: '2026-11-26 16:00',
  end: '2026-11-26 17:00',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  filter: '{}',
  range: '[0,9]',
  sort: '["id","ASC"]',
  units: 'weeks',
};

/** A value a field would accept; ids are asked for by kind. */
export function sampleOf(path: string, { name, schema }: Field, idOf: (kind: Kind) => string): unknown {
  if (name === 'item_details') return [{ product_id: idOf('product'), student_id: idOf('student') }];
  return valueOf(name, schema, idOf(kindOf(path, name) ?? 'lesson'));
}

function valueOf(name: string, schema: Schema, id: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.items?.format === 'uuid' ? [id] : [];
  if (schema.format === 'uuid' || name === 'id' || name === 'public_id') return id;
  if (schema.format === 'date') return '2026-11-26';
  if (schema.format === 'email') return 'somebody@barn.test';
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'object') return {};
  return WHEN[name] ?? 'text';
}
