type Grouped<Option> = Option & { readonly group?: string };

/** Those of the section stand first, under a heading of their own; all others are still found. R040 */
export const sectionFirst = <Option extends { readonly id: string }>(
  options: readonly Option[],
  ofSection: ReadonlySet<string>,
): readonly Grouped<Option>[] => {
  if (ofSection.size === 0) return options;
  const grouped = (group: string, isIn: boolean) =>
    options.filter(({ id }) => ofSection.has(id) === isIn).map((option) => ({ ...option, group }));
  return [...grouped('Of this section', true), ...grouped('All others', false)];
};
