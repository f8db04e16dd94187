import type { AnyRow, RoutedList, Words } from '@/ui/list/describe-list';

type Named = {
  /** As the columns begin: `location_name`, `location_description`. */
  readonly noun: 'location' | 'tack' | 'task';
  readonly many: string;
  readonly place: Pick<RoutedList<AnyRow>, 'resource' | 'route' | 'title'>;
  readonly words: Words;
  readonly Belongings?: RoutedList<AnyRow>['Belongings'];
};

/** A list of names with descriptions. R043 */
export const namedList = ({ noun, many, place, words, ...more }: Named): RoutedList<AnyRow> => ({
  ...place,
  noun: [noun, many],
  searchHint: `start typing to search for a ${noun}`,
  name: `${noun}_name`,
  history: noun,
  fields: [
    { source: `${noun}_name`, label: 'Name', input: { required: 'required', maxLength: 100 } },
    {
      source: `${noun}_description`,
      label: 'Description',
      sorted: false,
      input: { multiline: true, maxLength: 5000 },
    },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  words: { seconds: 15, ...words },
  ...more,
});
