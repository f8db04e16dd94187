// Each house rule of the linter, broken once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { program } from '../programs.mjs';
import { check } from './fixture.mjs';

const tsconfig = '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "nodenext", "types": [] } }';
const lint = (file, text, ...options) =>
  check({ [file]: text, 'tsconfig.json': tsconfig }, () => [
    program('oxlint'),
    '--type-aware',
    '--deny-warnings',
    ...options,
    file,
  ]);

const decisions = 'backend/src/modules/enrollment/domain/roster.ts';
const anywhere = 'backend/src/platform/http/server.ts';

const broken = [
  ['pure(no-clock-or-chance)', decisions, 'export const now = new Date();'],
  ['pure(no-clock-or-chance)', 'backend/src/modules/enrollment/commands/enroll.ts', 'export const now = Date.now();'],
  [
    'pure(no-clock-or-chance)',
    'backend/src/modules/enrollment/projections/roster.ts',
    'export const luck = Math.random();',
  ],
  [
    'pure(no-clock-or-chance)',
    'backend/src/modules/enrollment/policies/credit.ts',
    "import { DateTime } from 'luxon'; export const now = DateTime.now();",
  ],
  ['typescript(no-floating-promises)', anywhere, 'const save = async () => 1; save();'],
  ['typescript(no-misused-promises)', anywhere, 'const save = async () => 1; [1].forEach(save);'],
  ['typescript(no-explicit-any)', anywhere, 'export const anything: any = 1;'],
  ['typescript(no-non-null-assertion)', anywhere, 'export const first = (list: string[]) => list[0]!;'],
  [
    'typescript(switch-exhaustiveness-check)',
    anywhere,
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } }",
  ],
  ['eslint(no-console)', anywhere, "console.log('hello');"],
  [
    'eslint(no-restricted-imports)',
    'backend/src/modules/enrollment/commands/enroll.ts',
    "import { Injectable } from '@nestjs/common'; export const x = Injectable;",
  ],
  [
    'typescript(consistent-type-imports)',
    'client-ui/src/main.ts',
    "import { Day } from './day'; export type Days = Day[];",
  ],
];

for (const [rule, file, text] of broken) {
  test(`${rule} is noticed in ${file}`, () => {
    const { isContent, said } = lint(file, text);
    assert.equal(isContent, false);
    assert.ok(said.includes(rule), said);
  });
}

test('a type that does not fit is noticed', () => {
  const { isContent, said } = lint(anywhere, "export const first: number = 'first';", '--type-check');
  assert.equal(isContent, false);
  assert.ok(said.includes('typescript(TS2322)'), said);
});

test('values made from what a decision is given are pure', () => {
  const { isContent, said } = lint(decisions, 'export const at = (iso: string) => new Date(iso);');
  assert.ok(isContent, said);
});

test('the clock may be read outside decisions, and a spec may assert what it knows', () => {
  assert.ok(lint(anywhere, 'export const now = () => new Date();').isContent);
  assert.ok(
    lint('backend/src/platform/http/server.spec.ts', 'export const first = (list: string[]) => list[0]!;').isContent,
  );
});
