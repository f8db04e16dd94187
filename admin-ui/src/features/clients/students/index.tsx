import { useBarn } from '@/data/requests/barn';
import { ResourceList } from '@/ui/list/ResourceList';
import { students, studentsWithPhotos } from './students.list';

export default function StudentList() {
  return <ResourceList list={useBarn().asks_photo_consent === 1 ? studentsWithPhotos : students} />;
}
