import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { endedWell, isUsable } from '../support/browser.mjs';
import { asAdministrator, product } from '../support/stage.mjs';

const FAMILIES = [
  'Parent first name;Parent last name;E-Mail;Rider first name;Rider last name;DOB',
  'Zita;Importowa;zita@importowa.test;Ala;Importowa;3.4.2015',
  'Zita;Importowa;zita@importowa.test;Ola;Importowa;',
  'Zenon;Nowy;no address;Ewa;Nowa;',
].join('\r\n');
const csv = (name, text, encoding = 'utf8') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });

test('families come from a file: looked at first, imported, found in the list, and all of it undone', async () => {
  const page = await asAdministrator('/accounts');
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
  const [example] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download an example' }).click(),
  ]);
  assert.match(await readFile(await example.path(), 'utf8'), /^\uFEFFAccount holder: first name,/);

  await page.getByLabel('File to import').setInputFiles(csv('picture.csv', '\x89PNG\r\n\x1a\n\0\0', 'latin1'));
  await page.getByRole('alert').filter({ hasText: 'This is no text' }).waitFor();
  page.problems = page.problems.filter((problem) => !problem.includes('400'));

  await page.getByLabel('File to import').setInputFiles(csv('families.csv', FAMILIES, 'utf16le'));
  await page.getByText('read as UTF-16, separated by semicolons').waitFor();
  assert.equal(await page.getByLabel('What E-Mail (C) holds').inputValue(), 'email');
  await isUsable(page, 'the columns of a file');
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await page.getByText('This is not an email address').waitFor();
  await isUsable(page, 'the check of a file');
  await page.getByRole('button', { name: 'Import 2, leave 1' }).click();
  await page.getByText('2 rows imported, 1 left').waitFor();
  await isUsable(page, 'what was imported');

  await page.getByRole('link', { name: 'To the account holders' }).click();
  await page.getByRole('searchbox').fill('Importowa');
  await page.getByRole('link', { name: 'Zita Importowa' }).waitFor();
  await page.goto(`${product.url}/admin/setup/import`);
  await page.getByRole('link', { name: 'families.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Undone: nothing of it is left').waitFor();
  await page.goto(`${product.url}/admin/accounts?q=Importowa`);
  await page.getByRole('searchbox').fill('Importowa');
  await page.getByText('No Records Returned').waitFor();
  await endedWell(page);
});

test('horses come from pasted cells, on a phone', async () => {
  const page = await asAdministrator('/setup/import?kind=horses', { width: 360, height: 780 });
  await page.getByLabel('Or paste cells from a spreadsheet').fill('Horse\tHeight\tBorn\nZefir\t14.2 hh\t18 years\n');
  await page.getByRole('button', { name: 'Read what was pasted' }).click();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await isUsable(page, 'the check of horses on a phone');
  await page.getByRole('button', { name: 'Import 1', exact: true }).click();
  await page.getByText('1 row imported').waitFor();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Undone: nothing of it is left').waitFor();
  await endedWell(page);
});
