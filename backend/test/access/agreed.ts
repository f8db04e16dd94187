import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FamilyCircle } from '../../src/platform/tenancy/family-part.js';

/** A line of docs/access.md: what has been agreed, whatever the code declares. */
export interface Agreed {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  everybody: boolean;
  adm: boolean;
  /** The permissions of which staff need one; `true` lets all staff in. */
  ins: boolean | string[];
  stu: boolean;
  /** Whom of a family; null: nobody. */
  family: FamilyCircle | null;
  spr: boolean;
  /** Fields that staff may send with a further permission only. */
  fields: Record<string, string>;
}

const page = path.resolve(import.meta.dirname, '../../../docs/access.md');
export const accessPageText = () => readFileSync(page, 'utf8');

const codesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code as string);
const pairsIn = (cell: string) => [...cell.matchAll(/`(\w+)`: `(\w+)`/g)].map(([, field, code]) => [field, code]);

/** Every call there is and who may make it, as the committed page says. */
export const agreed: readonly Agreed[] = accessPageText()
  .split('\n')
  .flatMap((line) => {
    const [, method, route, rest] = /^\| `(GET|POST|PUT|DELETE) (\S+)` \|(.*)\|$/.exec(line) ?? [];
    if (!method || !route || rest === undefined) return [];
    const [adm = '', ins = '', stu = '', spr = '', fields = ''] = rest.split('|').map((cell) => cell.trim());
    return {
      method: method as Agreed['method'],
      path: route,
      everybody: adm === 'everybody',
      adm: adm === 'yes',
      ins: ins === 'yes' ? true : codesIn(ins).length > 0 && codesIn(ins),
      stu: stu !== '',
      family: stu === '' ? null : stu === 'yes' ? 'adults' : (stu as FamilyCircle),
      spr: spr === 'yes',
      fields: Object.fromEntries(pairsIn(fields)) as Record<string, string>,
    };
  });
