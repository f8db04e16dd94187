import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily } from '../../family/family-context';
import { addSectionsQuery } from '../../requests/add-sections';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { AddLessonForm } from './add-lesson-form';

/** A lesson of the family's own, where the barn lets it add one. B02 R078 */
const AddLessonPage = () => {
  const { barn, rider } = useFamily();
  const adds = barn.clients_can_add_lesson === 1;
  const sections = useQuery({ ...addSectionsQuery(rider.studentId), enabled: adds });
  const closed = (
    <State title={t('The barn adds lessons for you')}>
      <AskTheBarn barn={barn} subject={t('A lesson for {name}', { name: rider.name })} />
    </State>
  );
  return (
    <>
      <title>{`${t('Add Event')} · ${barn.farm_name}`}</title>
      {adds ? (
        <Loaded query={sections}>
          {(open) => (open.length > 0 ? <AddLessonForm key={rider.studentId} sections={open} /> : closed)}
        </Loaded>
      ) : (
        closed
      )}
    </>
  );
};

export default AddLessonPage;
