import { useOptions } from '@/data/requests/options';
import { Subscribe } from './Subscribe';

/** What happens at a location, in a calendar of somebody's own. */
export const LocationFeed = ({ id }: { readonly id: string }) => {
  const { location } = useOptions();
  const name = location.find((one) => one.id === id)?.name;
  // An inactive location has no lessons to come.
  return name ? <Subscribe about={{ kind: 'location', subject_id: id }} name={name} /> : null;
};
