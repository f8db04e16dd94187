import { useOptions } from '@/data/requests/options';
import { useLinkToStudent, useStudentLinks, type LinkList } from '@/data/requests/student-links';
import { Picker } from '@/ui/form/Picker';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

const words: Readonly<Record<LinkList, { label: string; hint: string; said: string }>> = {
  horses: {
    label: 'Horse access',
    hint: 'Horses that the family may name when it adds a lesson. Saved at once.',
    said: 'Horse access saved',
  },
  favourites: {
    label: 'Goes well with',
    hint: 'Offered first where a horse is chosen for this rider. Saved at once.',
    said: 'Horses that go well with the rider saved',
  },
  not: {
    label: 'Not on',
    hint: 'Whoever gives the rider one of these horses is warned. Families do not see it. Saved at once.',
    said: 'Horses that are not for the rider saved',
  },
  book: {
    label: 'Sections that may be booked',
    hint: 'The family may book lessons of these sections and no others. Saved at once.',
    said: 'Sections that may be booked saved',
  },
  add: {
    label: 'Sections that may be added',
    hint: 'The family may add lessons of these sections and no others. Saved at once.',
    said: 'Sections that may be added saved',
  },
};

type LinksProps = { readonly list: LinkList; readonly studentId: string };

/** What a student's family is held to, saved with every click. R161 A08 B01 B02 */
export const StudentLinks = ({ list, studentId }: LinksProps) => {
  const { horse, section } = useOptions();
  const { data, error, refetch } = useStudentLinks(list, studentId);
  const { mutateAsync, variables, isPending } = useLinkToStudent(list, studentId);
  const say = useSay();
  const { label, hint, said } = words[list];
  if (!data) return <Unanswered error={error} refetch={refetch} rows={1} label={label} />;
  const before = data.map(({ value }) => value);
  const isOfHorses = list !== 'book' && list !== 'add';
  const offered = isOfHorses ? horse : section;
  // What is linked stays in sight also when it is no longer offered.
  const own = data.filter(({ value }) => !offered.some(({ id }) => id === value));
  const options = [...offered, ...own.map((link) => ({ id: link.value, name: `${link.label} (inactive)` }))];
  const takeBack = () => void say.after(mutateAsync(before), () => say.done('Undone'));
  return (
    <div className="readable">
      <Picker
        label={label}
        hint={hint}
        options={options}
        chosen={isPending && variables ? variables : before}
        onChange={(ids) => void say.after(mutateAsync(ids), () => say.done(said, { undo: takeBack }))}
        placeholder={isOfHorses ? 'Choose horses' : 'Choose sections'}
      />
    </div>
  );
};
