type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export type Renamed<Input> = { [Name in keyof Input as Camel<Name & string>]: Input[Name] };

/** What a call sends of an entry, under the names of its properties: `program_type_id` becomes `programTypeId`. */
export const renamed = <Input extends object>(sent: object) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Renamed<Input>;
