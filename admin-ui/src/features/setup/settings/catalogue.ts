import { settings } from '@leadline/api-client';

export interface Setting {
  readonly name: string;
  readonly kind: (typeof settings)[number]['kind'];
  readonly label: string;
  readonly about: string;
  readonly group?: string;
  readonly editableBy: string;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly required?: boolean;
}

const all: readonly Setting[] = settings;

export const settingNamed = (name: string): Setting | undefined => all.find((setting) => setting.name === name);

export type Group = { readonly name: string; readonly settings: readonly Setting[] };

const inGroups = (found: readonly Setting[], groupOf: (setting: Setting) => string): Group[] =>
  [...new Set(found.map(groupOf))].map((name) => ({
    name,
    settings: found.filter((setting) => groupOf(setting) === name),
  }));

/** Every word of the search stands in the name, the explanation or the group. */
const isFound = ({ name, label, about, group = '' }: Setting, search: string) => {
  const text = `${name} ${label} ${about} ${group}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** What an administrator decides, in the groups of the specification. B05 */
export const barnGroups = (search: string): Group[] =>
  inGroups(
    all.filter((setting) => setting.editableBy === 'administrator' && isFound(setting, search)),
    ({ group = '' }) => group,
  );

/** What the super user decides: the platform's settings first, then all of the barn's. B04 */
export const platformGroups = (search: string): Group[] =>
  inGroups(
    all
      .filter((setting) => setting.editableBy !== 'system' && setting.name !== 'is_active' && isFound(setting, search))
      .toSorted((a, b) => Number(a.editableBy === 'administrator') - Number(b.editableBy === 'administrator')),
    ({ group = 'Platform' }) => group,
  );

export const anchorOf = (group: string): string => `settings-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Settings as people know them, by the names by which they travel. */
export const labels: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(({ name, label }) => [name, `“${label}”`]),
);

/** The server names a setting as it travels; people know it by its label. */
export const inWords = (message: string): string =>
  all.reduce((text, { name, label }) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `“${label}”`), message);
