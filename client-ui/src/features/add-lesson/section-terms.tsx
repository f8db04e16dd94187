import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from '../../requests/options';

type Named = { readonly id: string; readonly name: string };
const nameOf = (among: readonly Named[], id: string | null) => among.find((one) => one.id === id)?.name;

/** How long, with whom and where a lesson of the section is. */
export const SectionTerms = ({ sectionId }: { readonly sectionId: string }) => {
  const { data: options } = useQuery(optionsQuery());
  const section = options?.section.find(({ id }) => id === sectionId);
  if (!options || !section) return null;
  const instructor = nameOf(options.instructor, section.instructor_id);
  const parts = [
    t('{minutes} min', { minutes: section.duration }),
    instructor && t('with {name}', { name: instructor }),
    nameOf(options.location, section.location_id),
  ];
  return <p className="muted">{parts.filter(Boolean).join(' · ')}</p>;
};
