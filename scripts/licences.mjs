// What the product is made of: packages by licence, and on request a bill of materials for other programs.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Licences that ask for nothing but their own text. Another one is named, and the command fails. */
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|WTFPL|CC0-1\.0|Unlicense|Python-2\.0|PSF-2\.0|OFL-1\.1|PostgreSQL)$/;

/** Without arguments a list on the screen; with one, a CycloneDX file of that name as well. */
export async function run([file]) {
  const bill = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      shell: process.platform === 'win32',
    }),
  );
  const packages = bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40leadline/'));
  const byLicence = new Map();
  for (const one of packages) byLicence.set(licenceOf(one), [...(byLicence.get(licenceOf(one)) ?? []), one]);
  for (const [licence, named] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence} (${named.length})`);
    for (const { name, version } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      console.log(`  ${name} ${version}`);
  }
  if (file) writeFileSync(file, JSON.stringify(bill, null, 2));
  const others = [...byLicence.keys()].filter(
    (licence) =>
      !licence
        .split(/ OR | AND |[()]/i)
        .filter(Boolean)
        .some((one) => FREE.test(one)),
  );
  if (others.length) console.error(`\nTo be looked at: ${others.join(', ')}.`);
  return others.length ? 1 : 0;
}

/** Two say it in their files alone. */
const READ = { 'css-mediaquery': 'BSD-3-Clause', pause: 'MIT' };

const licenceOf = ({ name, licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  (READ[name] ?? 'not said');
