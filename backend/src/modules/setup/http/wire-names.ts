type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export type Renamed<Input, Flags extends string = never> = {
  [Name in keyof Input as Camel<Name & string>]: Name extends Flags ? boolean | undefined : Input[Name];
};

/** What a call sends of an entry, under the names of its properties: `program_type_id` becomes `programTypeId`; 1 of a flag is true. */
export const renamed = <Input extends object, Flags extends string = never>(
  sent: object,
  flags: readonly Flags[] = [],
) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value !== undefined && (flags as readonly string[]).includes(name) ? value === 1 : value,
    ]),
  ) as Renamed<Input, Flags>;
